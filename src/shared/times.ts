import { dateFormat } from './date-format.ts'
import { t } from './words.ts'
import { localeOfWords } from './words-locale.ts'
import { dayIn } from './zoned-time.ts'

function parts(instant: Date | string, timeZone: string): Record<string, string> {
  const format = dateFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return Object.fromEntries(format.formatToParts(new Date(instant)).map((part) => [part.type, part.value]))
}

/** MM-DD-YYYY, as blog dates show (K10). */
export function blogDate(instant: Date | string, timeZone: string): string {
  const { month, day, year } = parts(instant, timeZone)
  return `${month}-${day}-${year}`
}

/** DD/MM/YYYY HH:mm, as comment times show (K10). */
export function commentTime(instant: Date | string, timeZone: string): string {
  const { month, day, year, hour, minute } = parts(instant, timeZone)
  return `${day}/${month}/${year} ${hour}:${minute}`
}

/** 21 November 2026, 4:05 pm. */
export function longTime(instant: Date | string, timeZone: string): string {
  const words = localeOfWords()
  const at = new Date(instant)
  if (words === 'en-IN') return dateFormat(words, { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(at)
  return t('{date} at {time}', { date: longDate(at, timeZone), time: clockTime(at, timeZone) })
}

/** 21 November 2026. */
export function longDate(instant: Date | string, timeZone: string, locale = localeOfWords()): string {
  return dateFormat(locale, { timeZone, dateStyle: 'long' }).format(new Date(instant))
}

/** 4:05 pm for a time on the same day as `now`; otherwise with its day. */
export function clockOrDay(instant: Date | string, timeZone: string, now = new Date()): string {
  const isToday = dayIn(new Date(instant), timeZone) === dayIn(now, timeZone)
  return isToday ? clockTime(instant, timeZone) : longTime(instant, timeZone)
}

/** 4:05 pm, for a time today. */
export function clockTime(instant: Date | string, timeZone: string): string {
  const words = localeOfWords()
  // Hindi has no am and pm.
  const dayPeriod = words === 'en-IN' ? undefined : 'short'
  return dateFormat(words, { timeZone, hour: 'numeric', minute: '2-digit', dayPeriod }).format(new Date(instant))
}
