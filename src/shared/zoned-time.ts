import { dateFormat } from './date-format.ts'

/** Whether its year is 1 to 9999: browsers and PostgreSQL write others differently. */
export function isDated(instant: Date): boolean {
  const year = instant.getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** Year to minute of an instant on the clocks of a zone, as digits. */
function partsOf(instant: Date, timeZone: string): Partial<Record<string, string>> {
  const parts = dateFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

/** The local time in a zone as a form field has it: `2026-11-21T18:30`. */
function wallClock(instant: Date, timeZone: string): string {
  const { year = '', month, day, hour, minute } = partsOf(instant, timeZone)
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

/** The local time in a zone in milliseconds, as if it were UTC. */
function wallTime(instant: Date, timeZone: string): number {
  const { year, month, day, hour, minute } = partsOf(instant, timeZone)
  const shown = new Date(0)
  shown.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  return shown.setUTCHours(Number(hour), Number(minute))
}

/** The calendar day in the zone: `2026-11-21`. */
export function dayIn(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10)
}

/** Empty without an instant. */
export function toZoned(instant: string | undefined, timeZone: string): string {
  return instant ? wallClock(new Date(instant), timeZone) : ''
}

const day = 24 * 3_600_000

/**
 * The instant as ISO 8601; undefined for an empty or incomplete text, and for an instant outside the years 1 to 9999. Of a time that
 * comes twice, when clocks go back, it is the first; one that is left out, when they go forward, is as much later: never before
 * the time that was meant (B362).
 */
export function fromZoned(text: string, timeZone: string): string | undefined {
  const meant = Date.parse(`${text}:00Z`)
  if (text === '' || Number.isNaN(meant)) return undefined
  // The zone's UTC offsets before and after: they differ only near a change of clocks.
  const byOffsetAt = (at: number) => at + meant - wallTime(new Date(at), timeZone)
  const before = byOffsetAt(meant - day)
  const there = [before, byOffsetAt(meant + day)].filter((at) => wallTime(new Date(at), timeZone) === meant)
  const instant = new Date(there.length > 0 ? Math.min(...there) : before)
  return isDated(instant) ? instant.toISOString() : undefined
}

/** Midnight at the beginning of a day (`2026-11-21`) in the zone, as ISO 8601; undefined for an incomplete day. */
export const midnightOf = (day: string, timeZone: string) => fromZoned(`${day}T00:00`, timeZone)
