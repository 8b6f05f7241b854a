import { matchPath, type SystemRoute } from '../../shared/paths.ts'

/** A public address in its one canonical form. */
export type Address = {
  path: string
  /** Known, non-empty query parameters in a fixed order. */
  query: Record<string, string>
  params: Record<string, string>
  route: SystemRoute | undefined
  /** Names this page's HTML within its site. */
  key: string
}

const longestValue = 200

/** Reads path and query of a request; parameters that no template knows make no difference to the page. */
export function readAddress(url: string): Address {
  const [rawPath = '/', rawQuery = ''] = url.split('?', 2)
  const path = rawPath.length > 1 ? rawPath.replace(/\/+$/, '') || '/' : rawPath
  const match = matchPath(path)
  const query = knownQuery(match?.route, rawQuery)
  const subject = match?.route.personal ? match.route.pattern : path
  const suffix = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return { path, query, params: match?.params ?? {}, route: match?.route, key: [subject, ...suffix].join('&') }
}

function knownQuery(route: SystemRoute | undefined, rawQuery: string): Record<string, string> {
  if (!route?.query || rawQuery === '') return {}
  const given = new URLSearchParams(rawQuery)
  const known = route.query.flatMap((name) => {
    const value = given.get(name)?.replaceAll('\0', '').trim().slice(0, longestValue)
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(known)
}
