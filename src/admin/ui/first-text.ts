/** The first error text of any field of a value in a form. */
export function firstText(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.entries(error)
    .filter(([name]) => name !== 'ref')
    .map(([, inner]) => firstText(inner))
    .find((text) => text !== undefined)
}
