import { dateFormat } from './date-format.ts'

/** The local time in a zone as a form field has it: `2026-11-21T18:30`. */
function wallClock(instant: Date, timeZone: string): string {
  const parts = dateFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

/** The calendar day in the zone: `2026-11-21`. */
export function dayIn(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10)
}

/** Empty without an instant. */
export function toZoned(instant: string | undefined, timeZone: string): string {
  return instant ? wallClock(new Date(instant), timeZone) : ''
}

/** The instant as ISO 8601; undefined for an empty or incomplete text. */
export function fromZoned(text: string, timeZone: string): string | undefined {
  const asUtc = new Date(`${text}:00Z`)
  if (text === '' || Number.isNaN(asUtc.getTime())) return undefined
  // The zone's UTC offset is looked up twice, because it may differ between the guess and the instant itself.
  let instant = asUtc
  for (let round = 0; round < 2; round++) {
    const shown = new Date(`${wallClock(instant, timeZone)}:00Z`)
    instant = new Date(instant.getTime() + asUtc.getTime() - shown.getTime())
  }
  return instant.toISOString()
}

/** Midnight at the beginning of a day (`2026-11-21`) in the zone, as ISO 8601; undefined for an incomplete day. */
export const midnightOf = (day: string, timeZone: string) => fromZoned(`${day}T00:00`, timeZone)
