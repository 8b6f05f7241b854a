import type { TopicKind } from '../../../../../shared/content/blog/blog-topics.ts'
import { isKind, type KindName, kindNames } from '../../../../../shared/content/kinds/index.ts'
import { hrefOf, type Link } from '../../../../../shared/content/pages/links.ts'
import { barePath, isKeptForSystem, usualForm } from '../../../../../shared/content/pages/page-path.ts'
import { matchPath } from '../../../../../shared/content/pages/paths.ts'
import { splitLanguage } from '../../../../../shared/sites/languages.ts'
import { inOneForm } from '../../../../../shared/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { readSite } from '../../../ground/directory/index.ts'
import type { ShownField } from './shown-fields.ts'

/** Target of a link, as far as it can be checked. */
export type Target =
  /** The link has no address. */
  | { to: 'nowhere'; written: string }
  | { to: 'thing'; kind: KindName; path: string; anchor: string }
  | { to: 'template'; template: string; path: string }
  /** An anchor on the same page. */
  | { to: 'part'; anchor: string }
  /** A filter of a list: brands by path in an address, else by path or title. */
  | { to: 'filter'; kind: FilterKind; by: 'path' | 'either'; name: string }
  | { to: 'form'; id: string }

/** Targets that may be missing. A list that a filter leaves empty still has a page. */
export type LookedUp = Exclude<Target, { to: 'filter' | 'form' }>

export const isLookedUp = (target: Target): target is LookedUp => target.to !== 'filter' && target.to !== 'form'

type FilterKind = 'brand' | TopicKind

/** Distinguishes the site's own hosts and languages from other addresses. */
export type Here = { origin: string; hosts: string[]; written: Parameters<typeof splitLanguage>[0] }

export async function readHere(ctx: Ctx): Promise<Here> {
  const { domains, settings } = await readSite(ctx)
  return { origin: ctx.site.origin, hosts: domains.map(({ host }) => withoutPort(host)), written: settings }
}

const withoutPort = (host: string) => host.replace(/:\d+$/, '')

/** Targets of a field: its link, its chosen things, or the links in its text. The value may be invalid. */
export function targetsOf({ field: { control, names }, value }: ShownField, here: Here): Target[] {
  if (control === 'link') return isLink(value) ? targetsOfLink(value, here) : []
  if (control === 'products') return textsIn(value).map((path) => thing('product', path))
  if (typeof value !== 'string' || value === '') return []
  if (control === 'rich-text') return targetsOfHtml(value, here)
  if (control === 'form') return [{ to: 'form', id: value }]
  if (names) return [{ to: 'filter', kind: names, by: 'either', name: usualName(value) }]
  return kindNames.some((kind) => kind === control) ? [thing(control as KindName, value)] : []
}

/** Links in sanitised HTML, buttons and products of an article included. */
export function targetsOfHtml(html: string, here: Here): Target[] {
  const products = attributesIn(html, /\sdata-product="([^"]*)"/g).map((path) => thing('product', path))
  return [...attributesIn(html, linksAndButtons).flatMap((href) => targetsOfHref(href, here)), ...products]
}

const linksAndButtons = /<(?:a\b[^>]*\shref|figure\b[^>]*\sdata-href)="([^"]*)"/g

function attributesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))
}

function isLink(value: unknown): value is Link {
  return typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string'
}

const textsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : []

const thing = (kind: KindName, path: string, anchor = ''): Target => ({
  ...{ to: 'thing', kind, path: usualName(path), anchor },
})

/** Normalised path or name for comparison: upper case does not matter (B173). */
export function usualName(text: string): string {
  return inOneForm(text).trim().toLowerCase()
}

function targetsOfLink(link: Link, here: Here): Target[] {
  if (!link.value) return []
  const href = hrefOf(link)
  if (href === undefined) return [{ to: 'nowhere', written: link.value }]
  // Checked as chosen, so that the owner sees the name they chose.
  if (link.type !== 'external' && link.type !== 'page' && isKind(link.type)) return [thing(link.type, link.value)]
  return targetsOfHref(href, here)
}

/** External, mail and phone links are not checked, nor are paths that the system serves itself. */
function targetsOfHref(href: string, here: Here): Target[] {
  if (href.startsWith('#')) return partOfPage(href.slice(1))
  const address = URL.canParse(href, here.origin) ? new URL(href, here.origin) : undefined
  if (!address) return [{ to: 'nowhere', written: href }]
  if (!isOwn(address, here)) return []
  const filters = filtersIn(address.searchParams)
  return href.startsWith('?') ? filters : [...placeAt(address, here), ...filters]
}

function isOwn({ origin, protocol, hostname }: URL, here: Here): boolean {
  return origin === here.origin || (/^https?:$/.test(protocol) && here.hosts.includes(hostname))
}

/** A feed is a sub-path of its page. */
function placeAt({ pathname, hash }: URL, { written }: Here): Target[] {
  const path =
    splitLanguage(written, pathname)
      .url.replace(/\/rss\.xml$/, '')
      .replace(/\/+$/, '') || '/'
  const anchor = decoded(hash.slice(1))
  const match = matchPath(path) ?? matchPath(usualForm(path))
  if (!match) return isKeptForSystem(path) ? [] : [thing('page', barePath(path), anchor)]
  const { kind, template } = match.route
  return [kind ? thing(kind, match.params.path ?? '') : { to: 'template', template, path }]
}

/** Query parameters that filter lists by brand, and the blog by topic. */
const filters: Record<string, FilterKind> = {
  brand: 'brand',
  category: 'blogCategory',
  tag: 'blogTag',
  author: 'blogAuthor',
}

function filtersIn(query: URLSearchParams): Target[] {
  return Object.entries(filters).flatMap(([parameter, kind]) => {
    const given = query.get(parameter)
    if (!given) return []
    const isBrand = kind === 'brand'
    const names = isBrand ? given.split(',') : [given]
    return names.map((name): Target => ({ to: 'filter', kind, by: isBrand ? 'path' : 'either', name: usualName(name) }))
  })
}

/** `#` and `#top` exist on every page. */
function partOfPage(written: string): Target[] {
  const anchor = decoded(written)
  return anchor === '' || anchor === 'top' ? [] : [{ to: 'part', anchor }]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
