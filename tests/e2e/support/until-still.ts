import { expect, type Page, type Request } from '@playwright/test'

/** Requests that stay open, or that nothing on the page waits for. */
const unawaited = ['eventsource', 'websocket', 'ping', 'media']
/** So many frames without a change of the document make a page that rests. */
const frames = 3

/**
 * Watches the page's requests from now on. The function that comes back resolves when the page rests: every request is answered,
 * nothing says that it is loading, and a few frames change nothing.
 */
export function watchRest(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!unawaited.includes(request.resourceType())) open.add(request)
  })
  const close = (request: Request) => void open.delete(request)
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  // A new document drops what the one before it had asked for.
  page.on('framenavigated', (frame) => {
    for (const request of open) if (request.frame() === frame && !request.isNavigationRequest()) open.delete(request)
  })

  async function look(): Promise<string> {
    const [asked] = open
    if (asked) return `waits for ${asked.url()}`
    const found = await page.evaluate(findUnrest, frames)
    return open.size === 0 ? found : 'asks again'
  }
  return () => expect.poll(look, { message: 'the page rests', intervals: [20], timeout: 30_000 }).toBe('rests')
}

async function findUnrest(frames: number): Promise<string> {
  if (document.readyState !== 'complete' || document.fonts.status !== 'loaded') return 'loads'
  const loading = [...document.querySelectorAll('[aria-busy="true"], .animate-pulse')].find((one) =>
    one.checkVisibility(),
  )
  if (loading) return `loads: ${loading.outerHTML.slice(0, 200)}`
  // Colours that go over into others within a moment; what takes longer is a measure's to find.
  const passing = document
    .getAnimations()
    .find(({ effect }) => Number(effect?.getComputedTiming().activeDuration) <= 10)
  if (passing?.playState === 'running') return 'changes colours'
  let changed = ''
  const observer = new MutationObserver(([record]) => {
    const { target } = record ?? {}
    changed = target instanceof Element ? target.outerHTML.slice(0, 200) : 'text'
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  observer.disconnect()
  return changed ? `changes: ${changed}` : 'rests'
}
