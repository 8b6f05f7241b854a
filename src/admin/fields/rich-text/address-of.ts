import { kindNames, kinds } from '../../../shared/content/kinds/index.ts'
import { type Link, safeHref } from '../../../shared/content/links.ts'

/** What a person typed as an address: `example.com` and `name@example.com` are understood. Undefined when it leads nowhere safe. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim()
  const safe = safeHref(text)
  if (safe) return safe
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return safeHref(`mailto:${text}`)
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)) return safeHref(`https://${text}`)
  return undefined
}

/** What an address leads to: something of a kind where it begins as that kind's do, another path of this site, or elsewhere. */
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
