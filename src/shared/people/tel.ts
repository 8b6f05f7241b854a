import { latinDigits } from './written-numbers.ts'

/** A number: digits with spaces, hyphens, dots and brackets between them, and an optional leading plus. */
const numberAtStart = /^[\s(]*\+?(?:[\d\p{Pd}\u2212.()]|[^\S\n])*\d(?:\)|[^\S\n])*/u

/** After the first number: its extension, or another number after a separating sign or word. */
const extensionNext = /^[\s,]*(?:(?:extension|extn?|x)[\s.:]*|;\s*ext=|#\s*)(\d{1,7})(?=$|[^\p{L}\d])/iu
const otherNext = /^[\s)]*(?:$|[/,;|&·•\n]|(?:or|and|या|और)\s)[^\p{L}]*$/iu

const fewest = 3
/** Maximum digits: with country code (ITU-T E.164), and within India (zero, area code and number). */
const most = { abroad: 15, here: 11 }

/**
 * The `tel:` address of a number as people write it: `+91 98290 41122` gives `tel:+919829041122`. Takes the first of several
 * numbers, with its extension (RFC 3966). Undefined if ambiguous, as with letters.
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
  // The bracketed zero after a country code is not dialled, nor any zero after India's.
  const digits = (isAbroad ? number.replace(/\(\s*0\s*\)/g, '') : number).replace(/\D/g, '')
  const whole = isAbroad ? digits.replace(/^00/, '').replace(/^910+/, '91') : digits
  if (!isAbroad && /^91[5-9]\d{9}$/.test(whole)) return `+${whole}`
  if (whole.length < fewest || whole.length > (isAbroad ? most.abroad : most.here)) return undefined
  return isAbroad ? `+${whole}` : whole
}
