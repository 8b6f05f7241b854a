import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { letBackClose } from '../client/back-closes.ts'
import { onCartOpened } from '../client/cart-opened.ts'
import { keepCoupon } from '../client/coupon.ts'
import { IslandRoot } from '../client/island-root.tsx'
import { keepLanguage } from '../client/language.ts'
import { leaveTo } from '../client/leave.ts'
import { partDrawn } from '../client/page-part.ts'
import { sayKept } from '../client/said.ts'
import { watchSession } from '../client/session.ts'
import { signInAgainBy } from '../client/session-over.ts'
import { isTyping, watchTyping } from '../client/typing.ts'
import { hasWanted } from '../client/wanted.ts'
import { beginHearts } from '../features/wishlist/begin.ts'
import { openSite, type SiteNow } from '../shared/site-now.ts'
import { letChatStepAside } from './chat-corner.ts'
import { readEarlyInput, repeatEarlyInput } from './early-input.ts'
import { repeatHeld } from './repeat-held.ts'

type IslandModule = { default: ComponentType<Record<string, unknown>> }

declare global {
  interface Window {
    haatEarly?: { type: 'click' | 'submit'; target: HTMLElement }[]
    haatFetch?: (href: string) => Promise<void>
  }
}

// Unasked, zod tries whether it may compile its parsers; the content policy forbids that, and the browser would report it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const siteText = document.getElementById('site-now')?.textContent
const site: SiteNow | undefined = siteText ? JSON.parse(siteText) : undefined
if (site) openSite(site)
keepCoupon(location.search)

/** Loads the page's language before any island renders. */
const { locale } = site ?? {}
const words = locale && import('../words/in-browser.ts').then(({ fetchWords }) => fetchWords(locale))

const modules = import.meta.glob<IslandModule>(['../features/**/*.island.tsx', '../sections/**/*.island.tsx'])
const loaders = new Map(
  Object.entries(modules).map(([file, load]) => [file.replace(/^.*\/|\.island\.tsx$/g, ''), load]),
)

function bringAlive(host: HTMLElement): Promise<void> {
  if ('waking' in host.dataset) return Promise.resolve()
  host.dataset.waking = ''
  return hydrate(host).catch((error: unknown) => {
    // The next press on it tries again.
    delete host.dataset.waking
    document.dispatchEvent(new Event('haat:fault'))
    throw error
  })
}

async function hydrate(host: HTMLElement): Promise<void> {
  const load = loaders.get(host.dataset.island ?? '')
  const data = host.querySelector<HTMLScriptElement>(':scope > script')
  const root = host.querySelector<HTMLElement>(':scope > [data-root]')
  if (!load || !data || !root) return
  const [{ default: component }] = await Promise.all([load(), words])
  const props = JSON.parse(data.textContent ?? '{}')
  const early = readEarlyInput(root)
  const alive = () => {
    host.dataset.alive = ''
    repeatEarlyInput(root, early)
    void repeatHeld(host)
  }
  const island = createElement(Alive, { onAlive: alive, island: createElement(component, props) })
  roots.set(host, hydrateRoot(root, island, { identifierPrefix: data.dataset.prefix }))
}

const roots = new Map<HTMLElement, Root>()

/** Ends the islands that are no longer in the page. */
function endGone(): void {
  for (const [host, root] of roots) {
    if (host.isConnected) continue
    roots.delete(host)
    root.unmount()
  }
}

/** Calls `onAlive` after the island's own mount effects have updated its state, such as options chosen before hydration. */
function Alive({ onAlive, island }: { onAlive: () => void; island: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    if (isHydrated) onAlive()
  }, [isHydrated, onAlive])
  return createElement(IslandRoot, null, island)
}

function whenInView(host: HTMLElement): void {
  // The host itself has no box (display: contents); what it shows has.
  const shown = host.querySelector(':scope > [data-root]')?.firstElementChild
  if (!shown) {
    void bringAlive(host)
    return
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      void bringAlive(host)
    },
    { rootMargin: '200px' },
  )
  observer.observe(shown)
}

/** A busy page may have no idle moment for long. */
const idle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1_000 }) : setTimeout(work, 200)

function start(host: HTMLElement): void {
  const wake = () => void bringAlive(host)
  for (const type of ['pointerover', 'focusin', 'touchstart', 'input'])
    host.addEventListener(type, wake, { once: true, passive: true })
  // It may have been touched before this script came.
  const isTouched = host.contains(document.activeElement) || host.querySelector(':hover') !== null
  if (host.dataset.start === 'load' || isTouched) wake()
  else if (host.dataset.start === 'idle') idle(wake)
  else if (host.dataset.start === 'visible') whenInView(host)
}

function wakeHeld(): void {
  for (const { target } of window.haatEarly ?? []) {
    const host = target.closest<HTMLElement>('[data-island]')
    if (host) void bringAlive(host)
  }
}

/** Opens the bag's page if the drawer's code fails to load. */
function showDrawer(): void {
  import('../features/cart-drawer/own-drawer.tsx').then(
    ({ showDrawer }) => showDrawer(),
    () => void leaveTo('/cart'),
  )
}

watchTyping()
watchSession()
signInAgainBy(isTyping, () => import('../features/sign-in/ask-again.tsx').then(({ askAgain }) => askAgain()))
function startIn(part: ParentNode): void {
  for (const host of part.querySelectorAll<HTMLElement>('[data-island]')) start(host)
}

startIn(document)
document.addEventListener(partDrawn, ({ target }) => {
  endGone()
  if (target instanceof Element) startIn(target)
})
// A header's bag opens its own drawer.
if (!document.querySelector('[data-island="cart-button"]')) onCartOpened(showDrawer)
keepLanguage()
letBackClose()
letChatStepAside()
document.addEventListener('haat:early', wakeHeld)
wakeHeld()
beginHearts()
sayKept()
if (hasWanted()) void import('../features/add-to-bag/add-wanted.ts').then(({ addWanted }) => addWanted())
