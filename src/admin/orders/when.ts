/** 20 Nov, 4:05 pm; with the year where it is another one. As short as a table needs it. */
export function shortTime(instant: string, timeZone: string, now: Date = new Date()): string {
  const date = new Date(instant)
  const year = new Intl.DateTimeFormat('en-IN', { timeZone, year: 'numeric' })
  const isThisYear = year.format(date) === year.format(now)
  return new Intl.DateTimeFormat('en-IN', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: isThisYear ? undefined : 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(date)
}
