import { midnightOf } from '../../shared/zoned-time.ts'

/** The instant that a date of the configuration names: a day begins at midnight in the site's zone. */
export function instantOf(date: string, timeZone: string): string | undefined {
  if (date === '') return undefined
  return date.includes('T') ? date : midnightOf(date, timeZone)
}

export type Left = { days: number; hours: number; minutes: number; seconds: number }

/** Time left until `instant`; undefined once it has passed. */
export function leftUntil(instant: string, now: number): Left | undefined {
  const seconds = Math.ceil((Date.parse(instant) - now) / 1000)
  if (!(seconds > 0)) return undefined
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
