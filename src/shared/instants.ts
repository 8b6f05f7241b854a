import { z } from 'zod'
import { isDated } from './zoned-time.ts'

const outside = 'Enter a year from 1 to 9999.'

/** An instant that is stored, as ISO 8601. */
export const instant = (text?: string) => z.iso.datetime(text).refine(isStorable, outside)

/** Like `instant`, with a UTC offset of any zone. */
export const offsetInstant = z.iso.datetime({ offset: true }).refine(isStorable, outside)

/** A day that is compared in the database, as `2026-11-21`. */
export const calendarDay = (text: string) => z.iso.date(text).refine(isStorable, outside)

/** A text that is no instant at all has an issue already. */
function isStorable(text: string): boolean {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) || isDated(at)
}
