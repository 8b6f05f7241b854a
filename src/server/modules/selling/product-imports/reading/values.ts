import { addDays } from '../../../../../shared/days.ts'
import { type GstRate, gstRates } from '../../../../../shared/selling/invoices/gst-rates.ts'
import { fromZoned, midnightOf } from '../../../../../shared/zoned-time.ts'
import { numberOf } from '../../../../platform/read-amount.ts'

/** Values of cells as people and programs write them. Each answers undefined where the text is none. */

/** Whole pieces. Shops elsewhere sell below zero; here nothing is left then. */
export function piecesOf(text: string): number | undefined {
  const number = numberOf(text)
  return number === undefined || !Number.isInteger(number) ? undefined : Math.max(0, number)
}

/** A measure in another unit, to the nearest whole one; 0 is unknown (null). */
export function measureOf(text: string, factor: number): number | null | undefined {
  const number = numberOf(text)
  if (number === undefined || number < 0) return undefined
  return number === 0 ? null : Math.max(1, Math.round(number * factor))
}

const affirmed = new Set(['true', '1', 'yes', 'y', 'active', 'published', 'visible'])
const denied = new Set([
  'false',
  '0',
  '-1',
  'no',
  'n',
  'draft',
  'archived',
  'unlisted',
  'hidden',
  'private',
  '2',
  'pending',
])

/** Whether something is published. WooCommerce writes -1 for a draft, and 2 for what waits for a review. */
export function isPublished(text: string): boolean | undefined {
  const word = text.toLowerCase()
  return affirmed.has(word) ? true : denied.has(word) ? false : undefined
}

/** Parts of a list, without blank ones. A separator after a backslash is a sign within a part, and so is a comma in every list. */
export function partsOf(text: string, separator: RegExp): string[] {
  const kept: string[] = []
  let next = 0
  return text
    .replaceAll(/\\([,;>])/g, (whole, sign: string) => {
      if (sign !== ',' && !separator.test(sign)) return whole
      kept.push(sign)
      return '\u0000'
    })
    .split(separator)
    .map((part) => part.replaceAll('\u0000', () => kept[next++] ?? '').trim())
    .filter((part) => part !== '')
}

/** A name as `partsOf` and `trailOf` read it back within a list of trails. */
export const escaped = (name: string): string => name.replaceAll(/[;>]/g, '\\$&')

/** The names from the top of a tree: `Women > Kurtas`. */
export function trailOf(text: string): string[] {
  return partsOf(text, />/)
}

/** A day of the calendar: 30 February is none. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : undefined
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** As WooCommerce writes times: `2026-03-31 9:05:00`. */
const localTime = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}):(\d{2})(?::([0-5]\d))?$/

/** The start of a day in the zone, a time in the zone, or an instant with its own, as an ISO instant. */
export function instantOf(text: string, timeZone: string): string | undefined {
  if (isDay(text)) return midnightOf(text, timeZone)
  const [, day = '', hour = '', minutes, second = '0'] = localTime.exec(text) ?? []
  const local = isDay(day) && fromZoned(`${day}T${hour.padStart(2, '0')}:${minutes}`, timeZone)
  if (local) return new Date(new Date(local).getTime() + Number(second) * 1_000).toISOString()
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text)) return undefined
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** Like `instantOf`, for an end: a day alone is part of it. */
export function endOf(text: string, timeZone: string): string | undefined {
  const at = instantOf(text, timeZone)
  return at !== undefined && isDay(text) ? instantOf(addDays(text, 1), timeZone) : at
}

/** A GST rate. A spreadsheet keeps a cell that shows `5%` as 0.05. */
export function rateOf(text: string): GstRate | undefined {
  const rate = numberOf(text.replace(/%$/, ''))
  return gstRates.find((known) => known === rate || (rate !== undefined && known / 100 === rate))
}
