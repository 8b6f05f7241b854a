import { kindNames, kinds } from '../../../shared/content/kinds/index.ts'
import { hrefOf, type Link, safeHref } from '../../../shared/content/pages/links.ts'

/** Parses a typed address; accepts `example.com` and `name@example.com`. Undefined if it is not a safe address. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim()
  const safe = safeHref(text)
  if (safe) return safe
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return safeHref(`mailto:${text}`)
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)) return safeHref(`https://${text}`)
  return undefined
}

/** The address of a chosen link, completed if it was typed. Undefined if it is empty or unsafe. */
export const addressOfLink = (link: Link): string | undefined =>
  hrefOf(link) ?? (link.type === 'external' ? addressOf(link.value) : undefined)

/** Parses an address into a link: a record if it has that kind's prefix, another path of this site, or external. */
export function linkOf(href: string): Link {
  const kind = kindNames.find((name) => kinds[name].prefix !== '' && href.startsWith(kinds[name].prefix))
  const path = kind && href.slice(kinds[kind].prefix.length)
  if (path && !/[?#]/.test(path)) return { type: kind, value: decoded(path) }
  if (href === '' || href.startsWith('/')) return { type: 'page', value: href === '/' ? '$ROOT' : href }
  return { type: 'external', value: href }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
