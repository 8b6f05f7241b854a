/** Old names that engines still list for renamed zones. */
const renamed: Record<string, string> = { 'Asia/Calcutta': 'Asia/Kolkata', 'Asia/Katmandu': 'Asia/Kathmandu' }

/** Every time zone to choose from, by its current name. */
export function timeZones(): string[] {
  const known = Intl.supportedValuesOf('timeZone').map((name) => renamed[name] ?? name)
  return [...new Set([...known, 'UTC'])].sort()
}

export function isTimeZone(name: string): boolean {
  return timeZones().includes(name)
}
