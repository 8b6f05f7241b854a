/** Older names that engines still list for places which have been renamed. */
const renamed: Record<string, string> = { 'Asia/Calcutta': 'Asia/Kolkata', 'Asia/Katmandu': 'Asia/Kathmandu' }

/** Every time zone that can be chosen, by its name of today. */
export function timeZones(): string[] {
  const known = Intl.supportedValuesOf('timeZone').map((name) => renamed[name] ?? name)
  return [...new Set([...known, 'UTC'])].sort()
}

export function isTimeZone(name: string): boolean {
  return timeZones().includes(name)
}
