import { longDate } from '../../shared/times.ts'
import { usePage } from '../define/page-info.tsx'

const day = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** A day, or an instant in the site's time zone, as people read it; words stay as they are. */
export function whenText(dateTime: string, timeZone: string): { text: string; isDate: boolean } {
  const given = dateTime.trim()
  const isDay = day.test(given)
  if ((!isDay && !instant.test(given)) || Number.isNaN(Date.parse(given))) return { text: given, isDate: false }
  // A day is the same everywhere: taken as an instant it might fall on the day before.
  return { text: longDate(given, isDay ? 'UTC' : timeZone), isDate: true }
}

export function When({ dateTime, className }: { dateTime: string; className: string }) {
  const { text, isDate } = whenText(dateTime, usePage().site.timeZone)
  if (!text) return null
  return <p className={className}>{isDate ? <time dateTime={dateTime.trim()}>{text}</time> : text}</p>
}
