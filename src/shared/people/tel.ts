import { latinDigits } from './written-numbers.ts'

/** The number itself: digits with blanks, hyphens, dots and brackets between them, and a plus in front. */
const numberAtStart = /^[\s(]*\+?(?:[\d\p{Pd}\u2212.()]|[^\S\n])*\d(?:\)|[^\S\n])*/u

/** What follows the first number may be its extension, or another number after a sign or a word that parts the two. */
const extensionNext = /^[\s,]*(?:(?:extension|extn?|x)[\s.:]*|;\s*ext=|#\s*)(\d{1,7})(?=$|[^\p{L}\d])/iu
const otherNext = /^[\s)]*(?:$|[/,;|&·•\n]|(?:or|and|या|और)\s)[^\p{L}]*$/iu

const fewest = 3
/** Of a number with its country (ITU-T E.164), and of one within India: a zero, its area and its number. */
const most = { abroad: 15, here: 11 }

/**
 * The address that dials a number written for people: `+91 98290 41122` gives `tel:+919829041122`. Of several numbers the first is
 * dialled, an extension goes along (RFC 3966). Undefined where it is not certain what to dial, as with letters.
 */
export function telHref(written: string): string | undefined {
  const text = latinDigits(written)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
  const [number = ''] = numberAtStart.exec(text) ?? []
  const after = text.slice(number.length)
  const [whole = '', extension] = extensionNext.exec(after) ?? []
  if (!otherNext.test(after.slice(whole.length))) return undefined
  const dialled = dialledOf(number)
  return dialled && `tel:${dialled}${extension ? `;ext=${extension}` : ''}`
}

function dialledOf(number: string): string | undefined {
  const isAbroad = /^[\s(]*(?:\+|00)/.test(number)
  // After a country's number the zero in brackets is not dialled, and in India no zero at all.
  const digits = (isAbroad ? number.replace(/\(\s*0\s*\)/g, '') : number).replace(/\D/g, '')
  const whole = isAbroad ? digits.replace(/^00/, '').replace(/^910+/, '91') : digits
  if (!isAbroad && /^91[5-9]\d{9}$/.test(whole)) return `+${whole}`
  if (whole.length < fewest || whole.length > (isAbroad ? most.abroad : most.here)) return undefined
  return isAbroad ? `+${whole}` : whole
}
