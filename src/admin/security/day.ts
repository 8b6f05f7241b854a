/** `2026-06-01T…` -> `1 June 2026`, where the person is. */
export function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString('en-IN', { dateStyle: 'long' })
}
