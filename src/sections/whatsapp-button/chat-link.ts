import { telHref } from '../../shared/people/tel.ts'
import { plainNumbers } from '../../shared/people/written-numbers.ts'

/** Digits of a number of India without its country's (K11). */
const ownLength = 10

/** Where a chat with this number begins, with a message to be sent; undefined for what is no number. */
export function chatLink(phone: string, message: string): string | undefined {
  const number = numberIn(phone) ?? numberIn(phone.replace(words, ' '))
  return number && `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`
}

/** Words beside a number: `98290 41122 (WhatsApp)`. */
const words = /\(?[\p{L}\p{M}]+[\p{L}\p{M}\s.:]*\)?/gu

/** Digits of the number that a phone would dial (B174), with those of its country and without an extension, as chats take no more. */
function numberIn(written: string): string | undefined {
  const dialled = /^tel:(\+?)(\d+)/.exec(telHref(written) ?? '')
  const [, plus = '', digits = plainNumbers(written)] = dialled ?? []
  const own = digits.replace(/^0+/, '')
  if (plus === '' && own.length === ownLength) return `91${own}`
  // Without a plus, only numbers longer than any of India begin with those of a country.
  return /^\d{10,15}$/.test(own) ? own : undefined
}
