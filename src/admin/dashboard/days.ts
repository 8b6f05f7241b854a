/** A day of the site's clock is a day, in whatever zone the reader sits: `2026-11-21` is 21 November. */
const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))

/** Saturday, 21 November */
export function longDay(day: string): string {
  return format(day, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** 21 Nov */
export function shortDay(day: string): string {
  return format(day, { day: 'numeric', month: 'short' })
}
