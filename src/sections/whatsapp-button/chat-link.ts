/** Digits of a number of India without its country's (K11). */
const ownLength = 10

/** Where a chat with this number begins, with a message to be sent; undefined for what is no number. */
export function chatLink(phone: string, message: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < ownLength || digits.length > 15) return undefined
  const number = digits.length === ownLength ? `91${digits}` : digits
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`
}
