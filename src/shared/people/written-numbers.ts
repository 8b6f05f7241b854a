// Numbers as people type them and browsers fill them in.

const digit = /\p{Nd}/u

/** Digits of every script as 0 to 9: `९८२` and `９８２` are `982`. */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    let zero = code
    while (digit.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
    return String(code - zero)
  })
}

/** Separators within numbers: spaces, hyphens and dashes, dots, brackets, and invisible characters. */
const separators = /[\s\p{Pd}\u2212.()\p{Default_Ignorable_Code_Point}]/gu

/** A text with the digits of every script as 0 to 9, and nothing between those of one number: `९८७६५-४३२१०` is `9876543210`. */
export const plainNumbers = (text: string) => latinDigits(text).replace(separators, '')

/**
 * The ten digits of an Indian mobile number, however it is written: `+91 98765 43210`, `098765-43210`, `९८७६५ ४३२१०`. Any other
 * text is returned unchanged.
 */
export function mobileOf(text: string): string {
  return /^(?:(?:\+|00?)?91)?0?([5-9]\d{9})$/.exec(plainNumbers(text))?.[1] ?? text
}

/** The number of an order as a search has it: `#१००१` is `1001`. Any other text is returned unchanged. */
export function orderNumberOf(text: string): string {
  return /^#?(\d{1,9})$/.exec(latinDigits(text).trim())?.[1] ?? text
}

/** The six digits of a PIN code: `560 001` is `560001`. Any other text is returned unchanged. */
export function pinOf(text: string): string {
  return /^\d{6}$/.exec(plainNumbers(text))?.[0] ?? text
}

const grouped = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/

/** A number in digits of any script, grouped as in India or elsewhere: `१,५०,०००` is `150000`. Any other text is returned unchanged. */
export function numberOf(text: string): string {
  const plain = latinDigits(text).trim()
  return grouped.test(plain) ? plain.replaceAll(',', '') : text
}
