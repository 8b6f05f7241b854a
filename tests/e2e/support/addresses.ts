/** The demonstration's password. */
export const password = 'Haat@2026'

/** Who owns the platform's own site. */
export const operator = 'operator@example.com'

/** Address on one of the sites: `at('shop', '/cart')`. */
export function at(site: '' | 'shop' | 'events' | 'clinic' | 'portfolio', path = '/'): string {
  const host = site ? `${site}.localhost` : 'localhost'
  return `http://${host}:${process.env.HAAT_PORT}${path}`
}
