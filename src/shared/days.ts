/** Adds days to a day such as `2026-11-21`. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00Z`)
  at.setUTCDate(at.getUTCDate() + count)
  return at.toISOString().slice(0, 10)
}
