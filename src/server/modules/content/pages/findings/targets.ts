import { isKind, type KindName, kindNames } from '../../../../../shared/content/kinds/index.ts'
import { hrefOf, type Link } from '../../../../../shared/content/links.ts'
import { barePath, isKeptForSystem } from '../../../../../shared/content/page-path.ts'
import { matchPath } from '../../../../../shared/content/paths.ts'
import type { ShownField } from './shown-fields.ts'

/** What a link of this site leads to, as far as it can be looked up. */
export type Target =
  /** No address at all. */
  | { to: 'nowhere'; written: string }
  | { to: 'thing'; kind: KindName; path: string; anchor: string }
  | { to: 'template'; template: string; path: string }
  /** A part of the page that the link stands on. */
  | { to: 'part'; anchor: string }

type Here = { origin: string }

/** What a field leads to: a link, things that are chosen, or the links of a text. */
export function targetsOf({ field: { control }, value }: ShownField, here: Here): Target[] {
  if (control === 'link') return targetOfLink(value as Link, here)
  if (control === 'rich-text') return hrefsIn(String(value)).flatMap((href) => targetOfHref(href, here))
  if (control === 'products') return (value as string[]).map((path) => thing('product', path))
  if (kindNames.some((kind) => kind === control) && typeof value === 'string' && value !== '')
    return [thing(control as KindName, value)]
  return []
}

const thing = (kind: KindName, path: string, anchor = ''): Target => ({ to: 'thing', kind, path, anchor })

function targetOfLink(link: Link, here: Here): Target[] {
  if (!link.value) return []
  const href = hrefOf(link)
  if (href === undefined) return [{ to: 'nowhere', written: link.value }]
  // What is chosen of a kind is looked up as it was chosen, so that its owner is told by that name.
  if (link.type !== 'external' && link.type !== 'page' && isKind(link.type)) return [thing(link.type, link.value)]
  return targetOfHref(href, here)
}

/** Links that leave the site, write a mail or call somebody are not looked up; nor is what the system answers itself. */
function targetOfHref(href: string, { origin }: Here): Target[] {
  if (href.startsWith('?')) return []
  if (href.startsWith('#')) return partOfPage(href.slice(1))
  const address = URL.canParse(href, origin) ? new URL(href, origin) : undefined
  if (!address) return [{ to: 'nowhere', written: href }]
  if (address.origin !== origin) return []
  const path = address.pathname.replace(/\/+$/, '') || '/'
  const anchor = decoded(address.hash.slice(1))
  const match = matchPath(path)
  if (!match) return isKeptForSystem(path) ? [] : [thing('page', barePath(path), anchor)]
  const { kind, template } = match.route
  return [kind ? thing(kind, match.params.path ?? '') : { to: 'template', template, path }]
}

/** `#` and `#top` lead to the top of every page. */
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

/** Addresses of links in sanitised rich text. */
function hrefsIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}
