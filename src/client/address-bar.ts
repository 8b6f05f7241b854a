import { useMemo, useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

/**
 * The page's own address once the browser has it; undefined in the server's HTML, which is kept by pattern and must not
 * depend on it, and in the first rendering in the browser.
 */
export function useAddressBar(): URL | undefined {
  const href = useSyncExternalStore(
    subscribe,
    () => location.href,
    () => '',
  )
  return useMemo(() => (href ? new URL(href) : undefined), [href])
}
