import { fromZoned } from '../../../../../shared/zoned-time.ts'

/** Values of cells as people and programs write them. Each answers undefined where the text is none. */

const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/
const europeanGrouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/

/** A plain decimal (`1234.5`) from `₹ 1,234.50`, `1.234,50`, `Rs. 99` or `99,5`. */
function decimalOf(text: string): string | undefined {
  const bare = text
    .normalize('NFKC')
    .replace(/^(₹|rs\.?|inr|\$|€|£|usd|eur)\s*|\s*(₹|rs\.?|inr|\/-)$/giu, '')
    .replace(/[\s']/g, '')
  if (/^-?\d+(\.\d+)?$/.test(bare)) return bare
  if (grouped.test(bare)) return bare.replaceAll(',', '')
  if (europeanGrouped.test(bare)) return bare.replaceAll('.', '').replace(',', '.')
  return /^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : undefined
}

/** An amount in minor units; more than two decimals are none, unless they are zero. */
export function amountOf(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d*))?$/.exec(decimalOf(text) ?? '') ?? []
  if (whole === undefined || /[1-9]/.test(part.slice(2))) return undefined
  return Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'))
}

/** Whole pieces. Shops elsewhere sell below zero; here nothing is left then. */
export function piecesOf(text: string): number | undefined {
  const number = numberOf(text)
  return number === undefined || !Number.isInteger(number) ? undefined : Math.max(0, number)
}

export function numberOf(text: string): number | undefined {
  const decimal = decimalOf(text)
  return decimal === undefined ? undefined : Number(decimal)
}

/** A measure in another unit, to the nearest whole one; 0 is unknown (null). */
export function measureOf(text: string, factor: number): number | null | undefined {
  const number = numberOf(text)
  if (number === undefined || number < 0) return undefined
  return number === 0 ? null : Math.max(1, Math.round(number * factor))
}

const affirmed = new Set(['true', '1', 'yes', 'y', 'active', 'published', 'visible'])
const denied = new Set(['false', '0', '-1', 'no', 'n', 'draft', 'archived', 'unlisted', 'hidden', 'private'])

/** Whether something is published. */
export function isPublished(text: string): boolean | undefined {
  const word = text.toLowerCase()
  return affirmed.has(word) ? true : denied.has(word) ? false : undefined
}

/** Parts of a list, without blank ones; `\,` is a comma within a part. */
export function partsOf(text: string, separator: RegExp): string[] {
  return text
    .replaceAll('\\,', '\u0000')
    .split(separator)
    .map((part) => part.replaceAll('\u0000', ',').trim())
    .filter((part) => part !== '')
}

/** The names from the top of a tree: `Women > Kurtas`. */
export function trailOf(text: string): string[] {
  return partsOf(text, />/)
}

/** The start of a day in the zone, or an instant with its own, as an ISO instant. */
export function instantOf(text: string, timeZone: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return fromZoned(`${text}T00:00`, timeZone)
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text)) return undefined
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
