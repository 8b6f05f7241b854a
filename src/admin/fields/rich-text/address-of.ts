import { safeHref } from '../../../shared/links.ts'

/** What a person typed as an address: `example.com` and `name@example.com` are understood. Undefined when it leads nowhere safe. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim()
  const safe = safeHref(text)
  if (safe) return safe
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return safeHref(`mailto:${text}`)
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)) return safeHref(`https://${text}`)
  return undefined
}
