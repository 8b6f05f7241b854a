import type { KindName } from '../../shared/content/kinds/index.ts'
import { listParameters } from '../../shared/content/kinds/list-parameters.ts'
import { isPageNumber, ownListNames, reviewsPage } from '../../shared/content/pages/own-lists.ts'
import { barePath } from '../../shared/content/pages/page-path.ts'
import { matchPath, type PathMatch, type SystemRoute } from '../../shared/content/pages/paths.ts'
import { cut, inOneForm, trimmed } from '../../shared/text.ts'

/** A public address in canonical form. */
export type Address = {
  path: string
  /** Known, non-empty query parameters in a fixed order. */
  query: Record<string, string>
  params: Record<string, string>
  route: SystemRoute | undefined
  /** The thing that the path names; undefined if the template needs none. */
  thing: { kind: KindName; path: string } | undefined
  /** Whether a link to it brings a coupon, which a script keeps: this page has one then, whatever else it holds. */
  bringsCoupon: boolean
  /** Key of this page's HTML within its site. */
  key: string
}

const longestValue = 200
/** Several filters of a list stand in one value. */
const longestFilter = 2_000

const known = new Map<string, Address>()
const mostKnown = 2_000
const longestKnown = 200

/** Parses a request's path and query. Parameters that no template knows are ignored. */
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
    return { path, query: {}, params: {}, route: undefined, thing: undefined, bringsCoupon: false, key: `${path}?` }
  const query = knownQuery(match?.route, rawQuery)
  // Personal pages have a script of their own.
  const bringsCoupon = !match?.route.personal && isGiven(rawQuery, 'coupon')
  const subject = match?.route.personal ? match.route.pattern : path
  const named = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const suffix = [...named, ...(bringsCoupon ? ['coupon'] : [])]
  // Paths contain no question mark, so a path cannot collide with a path plus query.
  const key = suffix.length > 0 ? `${subject}?${suffix.join('&')}` : subject
  return {
    path,
    query,
    params: match?.params ?? {},
    route: match?.route,
    thing: thingAt(path, match),
    bringsCoupon,
    key,
  }
}

/** A path outside the system's routes is a page. */
function thingAt(path: string, match: PathMatch | undefined): Address['thing'] {
  if (!match) return { kind: 'page', path: barePath(path) }
  const { route, params } = match
  return route.kind && { kind: route.kind, path: params.path ?? '' }
}

/** Without trailing slashes, and with one encoding per character, so that a page has one address and one cache entry. */
function canonicalPath(raw: string): string {
  const path = raw.replace(/(?<!\/)\/+$/, '') || '/'
  return path.includes('%') ? path.split('/').map(encodedOnce).join('/') : path
}

function encodedOnce(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return segment
  }
}

/** Whether a required parameter is missing (X14). */
function lacks(route: SystemRoute | undefined, rawQuery: string): boolean {
  if (!route?.needs) return false
  return route.needs.some((name) => !isGiven(rawQuery, name))
}

function isGiven(rawQuery: string, name: string): boolean {
  return Boolean(new URLSearchParams(rawQuery).get(name)?.trim())
}

function knownQuery(route: SystemRoute | undefined, rawQuery: string): Record<string, string> {
  if (rawQuery === '' || route?.personal) return {}
  const given = new URLSearchParams(rawQuery)
  const known = [...(route?.query ?? []), ...ownListNames(given.keys())].flatMap((name) => {
    const most = listParameters.includes(name) ? longestFilter : longestValue
    const value = cut(trimmed(inOneForm(given.get(name) ?? '')), most)
    const asked = name === reviewsPage ? reviewsPageIn(value) : isPageNumber(name) ? pageIn(value) : value
    return asked ? [[name, asked] as const] : []
  })
  return Object.fromEntries(known)
}

/** Normalised page number, counted from 0; '' for the first page and for invalid numbers. */
function pageIn(text: string): string {
  return /^0*[1-9]\d{0,6}$/.test(text) ? String(Number(text)) : ''
}

/** Like `pageIn`, counted from 1. */
function reviewsPageIn(text: string): string {
  const page = pageIn(text)
  return page === '1' ? '' : page
}
