/** Months to choose from: two years. */
const mostMonths = 24

/** Months up to that of a day (`2026-11-26`), the latest first. */
export function monthsUntil(day: string): { value: string; title: string }[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const format = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return Array.from({ length: mostMonths }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back))
    return { value: first.toISOString().slice(0, 7), title: format.format(first) }
  })
}
