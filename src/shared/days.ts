/** Adds days to a day such as `2026-11-21`. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00Z`)
  at.setUTCDate(at.getUTCDate() + count)
  return at.toISOString().slice(0, 10)
}

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export type Weekday = (typeof weekdays)[number]

/** `2026-11-26` -> `thursday` */
export function weekdayOf(day: string): Weekday {
  // Days of the week count from Sunday.
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday'
}
