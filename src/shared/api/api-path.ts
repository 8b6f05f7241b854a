/** Expands a call's path the way the specification's request rules do (SPEC §7, READING Calls 3). */
export function apiPath(path: string): string {
  if (path.includes('/api')) return path
  const rooted = path.startsWith('/') ? path : `/${path}`
  return rooted.startsWith('/public/') ? `/api${rooted}` : `/api/io/crm${rooted}`
}

/** Bearer for paths containing /config or /login, Basic otherwise; the token itself is opaque (READING Calls 4). */
export function authorization(path: string, token: string): string {
  return `${/\/config|\/login/.test(path) ? 'Bearer' : 'Basic'} ${token}`
}

/** Parameters joined as name=value, empty values left blank (SPEC §7). */
export function queryString(params: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(params).map(
    ([name, value]) => `${encodeURIComponent(name)}=${value == null ? '' : encodeURIComponent(value)}`,
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
