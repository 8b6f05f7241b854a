import type { KindName } from '../../shared/content/kinds/index.ts'
import { barePath } from '../../shared/content/page-path.ts'
import { matchPath, type PathMatch, type SystemRoute } from '../../shared/content/paths.ts'
import { cut, inOneForm, trimmed } from '../../shared/text.ts'

/** A public address in its one canonical form. */
export type Address = {
  path: string
  /** Known, non-empty query parameters in a fixed order. */
  query: Record<string, string>
  params: Record<string, string>
  route: SystemRoute | undefined
  /** What the path names; undefined where the template is all that there is. */
  thing: { kind: KindName; path: string } | undefined
  /** Names this page's HTML within its site. */
  key: string
}

const longestValue = 200

const known = new Map<string, Address>()
const mostKnown = 2_000
const longestKnown = 200

/** Reads path and query of a request; parameters that no template knows make no difference to the page. */
export function readAddress(url: string): Address {
  const before = known.get(url)
  if (before) return before
  const address = read(url)
  if (known.size >= mostKnown) known.clear()
  if (url.length <= longestKnown) known.set(url, address)
  return address
}

function read(url: string): Address {
  const mark = url.indexOf('?')
  const path = canonicalPath(mark < 0 ? url : url.slice(0, mark))
  const match = matchPath(path)
  const rawQuery = mark < 0 ? '' : url.slice(mark + 1)
  // No other key ends with a question mark.
  if (lacks(match?.route, rawQuery))
    return { path, query: {}, params: {}, route: undefined, thing: undefined, key: `${path}?` }
  const query = knownQuery(match?.route, rawQuery)
  const subject = match?.route.personal ? match.route.pattern : path
  const suffix = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  // No path holds a question mark, so no path can pass for another path with a query.
  const key = suffix.length > 0 ? `${subject}?${suffix.join('&')}` : subject
  return { path, query, params: match?.params ?? {}, route: match?.route, thing: thingAt(path, match), key }
}

/** What the system does not serve itself is a page. */
function thingAt(path: string, match: PathMatch | undefined): Address['thing'] {
  if (!match) return { kind: 'page', path: barePath(path) }
  const { route, params } = match
  return route.kind && { kind: route.kind, path: params.path ?? '' }
}

/** Without slashes at its end, and each character encoded in one way: one page has one address, and one place in the cache. */
function canonicalPath(raw: string): string {
  const path = raw.replace(/\/+$/, '') || '/'
  return path.includes('%') ? path.split('/').map(encodedOnce).join('/') : path
}

function encodedOnce(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return segment
  }
}

/** Whether something is missing without which the address names nothing (X14). */
function lacks(route: SystemRoute | undefined, rawQuery: string): boolean {
  if (!route?.needs) return false
  const given = new URLSearchParams(rawQuery)
  return route.needs.some((name) => !given.get(name)?.trim())
}

function knownQuery(route: SystemRoute | undefined, rawQuery: string): Record<string, string> {
  if (!route?.query || rawQuery === '') return {}
  const given = new URLSearchParams(rawQuery)
  const known = route.query.flatMap((name) => {
    const value = cut(trimmed(inOneForm(given.get(name) ?? '')), longestValue)
    const asked = name === 'p' ? pageIn(value) : value
    return asked ? [[name, asked] as const] : []
  })
  return Object.fromEntries(known)
}

/** Pages of a list are counted from 0; its first page is the list's own address, and so is what names no page. */
function pageIn(text: string): string {
  return /^0*[1-9]\d{0,6}$/.test(text) ? String(Number(text)) : ''
}
