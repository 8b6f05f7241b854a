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

/** What an address of this site leads to: `/c/sarees` is a category, `/` the home page. */
export function linkOf(href: string): Link {
  const [, kind, path = ''] = /^\/([cp])\/([^?#]+)$/.exec(href) ?? []
  if (kind === 'c') return { type: 'category', value: decoded(path) }
  if (kind === 'p') return { type: 'product', value: decoded(path) }
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
