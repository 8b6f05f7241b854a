/** The demonstration's password. */
export const password = 'Haat@2026'

/** Address on one of the sites: `at('shop', '/cart')`. */
export function at(site: '' | 'shop' | 'events', path = '/'): string {
  const host = site ? `${site}.localhost` : 'localhost'
  return `http://${host}:${process.env.HAAT_PORT}${path}`
}
