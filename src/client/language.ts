import { readStored, store } from './storage.ts'

const key = 'haat:language'

/**
 * Links to the page in other languages follow its address, which filters and variants change. The language that a visitor reads on in
 * is remembered: coming to the home page from elsewhere, they go on in it (B109).
 */
export function keepLanguage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')]
  for (const link of links) link.addEventListener('click', () => follow(link))
  const own = links.find((link) => link.hasAttribute('aria-current'))?.dataset.language
  if (own === undefined) return
  if (document.referrer.startsWith(`${location.origin}/`)) store('local', key, own)
  else if (isHomeEntered()) goOn(links, own)
}

function follow(link: HTMLAnchorElement): void {
  link.search = location.search
  link.hash = location.hash
}

/** Back navigation does not redirect, or the visitor could never leave. */
function isHomeEntered(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return location.pathname === '/' && entry?.type === 'navigate'
}

function goOn(links: HTMLAnchorElement[], own: string): void {
  const chosen = readStored('local', key)
  const link = chosen === own ? undefined : links.find(({ dataset }) => dataset.language === chosen)
  if (!link) return
  follow(link)
  location.replace(link.href)
}
