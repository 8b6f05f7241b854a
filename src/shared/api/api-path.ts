/** Expands a call's path (C1). */
export function apiPath(path: string): string {
  if (path.includes('/api')) return path
  const rooted = path.startsWith('/') ? path : `/${path}`
  return rooted.startsWith('/public/') ? `/api${rooted}` : `/api/io/crm${rooted}`
}

/** Bearer for paths containing /config or /login, Basic otherwise; the token itself is opaque (C3). */
export function authorization(path: string, token: string): string {
  return `${/\/config|\/login/.test(path) ? 'Bearer' : 'Basic'} ${token}`
}

/** Parameters joined as name=value, empty values left blank (C4). */
export function queryString(params: Record<string, string | number | boolean | null | undefined>): string {
  const pairs = Object.entries(params).map(
    ([name, value]) => `${encodeURIComponent(name)}=${value == null ? '' : encodeURIComponent(value)}`,
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
