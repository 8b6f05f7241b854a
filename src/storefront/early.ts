import { keepPresses } from '../client/keep-presses.ts'
import { retryPauses } from '../client/retry-pauses.ts'

/**
 * Stands inline in the head of a page (decision 070), tiny, for what cannot wait for islands or lies outside of them:
 * - fetches the islands' script once the page is painted or used: on a slow line letters and pictures come first;
 * - holds a click on a heart, an island's button or its link within the page, and a submit of its form, until the island is alive,
 *   then start.ts repeats it;
 * - gives a press to the button on which it began, where the page moved that button before the pointer came up;
 * - fetches scripts and style sheets again that did not arrive; a press that waits for one that never does is answered by a line (B166);
 * - fetches the font of the page's few Hindi words after all else;
 * - marks the document while a user is signed in, for sections shown to customers or to visitors alone;
 * - Escape shuts the header's sub-menu until pointer and focus have left it (WCAG 1.4.13).
 */
type EarlyAct = { type: 'click' | 'submit'; target: HTMLElement }

const held: EarlyAct[] = []

function markSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', hasToken())
}

/** Looks by itself (K1, client/session.ts): what this imported would be another file to wait for. */
function hasToken(): boolean {
  try {
    return localStorage.getItem('user-auth-token') !== null
  } catch {
    // Storage is forbidden, so there is no session.
    return false
  }
}

markSignedIn()
document.addEventListener('haat:session', markSignedIn)
window.addEventListener('storage', markSignedIn)
window.addEventListener('pageshow', markSignedIn)

const { start, now, letters, typed, fault } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {}
let isFetched = false
let isTyped = false
let hasFailed = false

function fetchIslands(): void {
  if (isFetched || start === undefined) return
  isFetched = true
  const [src = '', ...imported] = start.split(' ')
  Promise.all([src, ...imported].map((href) => fetchWhole(href))).then(
    () => addToHead('script', { type: 'module', src }),
    () => {
      isFetched = false
      fetchAtSign()
      sayFault()
    },
  )
}

/** Fetches the islands' script once a person does something with the page. */
function fetchAtSign(): void {
  for (const sign of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
    document.addEventListener(sign, fetchIslands, { once: true, passive: true, capture: true })
}

/** Scripts that have arrived, or are on their way, by their addresses. */
const whole = new Map<string, Promise<void>>()

/**
 * Fetches a script into the browser's cache before it is imported, and again where the line failed for a moment: a page never
 * imports anew what has failed once.
 */
function fetchWhole(href: string): Promise<void> {
  const arrival = whole.get(href) ?? fetchUntilThere(href, 0)
  whole.set(href, arrival)
  arrival.catch(() => whole.delete(href))
  return arrival
}

async function fetchUntilThere(href: string, tries: number): Promise<void> {
  const pause = retryPauses[tries]
  try {
    const answer = await fetch(href)
    if (!answer.ok) throw new Error(href)
    await answer.arrayBuffer()
  } catch (error) {
    if (pause === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    await fetchUntilThere(href, tries + 1)
  }
}

/** A style sheet that did not arrive has no rules, or none that may be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

function fetchStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!hasRules(link)) fetchStyleAgain(link, 0)
}

function fetchStyleAgain(link: HTMLLinkElement, tries: number): void {
  const pause = retryPauses[tries]
  const copy = link.cloneNode() as HTMLLinkElement
  if (pause !== undefined) copy.onerror = () => setTimeout(fetchStyleAgain, pause, copy, tries + 1)
  link.replaceWith(copy)
}

/** Says that a script has not arrived, once something that was pressed waits for it. */
function sayFault(event?: Event): void {
  hasFailed = true
  const isWanted = held.length > 0 || (event instanceof CustomEvent && event.detail === 'wanted')
  if (!isWanted || fault === undefined || document.querySelector('.page-fault')) return
  const line = Object.assign(document.createElement('p'), { className: 'page-fault', role: 'alert' })
  line.append(Object.assign(document.createElement('a'), { href: location.href, textContent: fault }))
  document.body.append(line)
}

function addToHead(name: string, attributes: object): void {
  document.head.append(Object.assign(document.createElement(name), attributes))
}

/** Once the page is loaded and painted: what is fetched as it loads takes the line from its first picture. */
function afterPage(act: () => void): void {
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 1_000 }) : act())
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle)
}

/**
 * The page's Hindi words get their font. It is added once it is whole: a style sheet that names it would have the page laid out
 * twice, for the rule and for the file.
 */
async function bringLetters(letters: string): Promise<void> {
  const file = await (await fetch(letters)).arrayBuffer()
  document.fonts.add(await new FontFace('Noto Sans Devanagari Variable', file, { weight: '100 900' }).load())
}

/** Loads the Hindi font for typed text and personal data. */
function styleTyped(): void {
  if (isTyped || typed === undefined) return
  isTyped = true
  addToHead('link', { rel: 'stylesheet', href: typed })
}

if (letters !== undefined) afterPage(() => void bringLetters(letters).catch(() => undefined))

/** The main island of a page, such as a form, and personal data do not wait. */
if (hasToken()) styleTyped()
if (now !== undefined || hasToken()) fetchIslands()
else afterPage(fetchIslands)
fetchAtSign()
for (const sign of ['keydown', 'input', 'haat:session'])
  document.addEventListener(sign, styleTyped, { once: true, passive: true, capture: true })

function hold(event: Event): void {
  if (!(event.target instanceof Element)) return
  if (!event.target.closest('[data-island]:not([data-alive]), html:not([data-hearts]) [data-heart]')) return
  const target = event.type === 'submit' ? event.target : event.target.closest<HTMLElement>('button, a[href^="#"]')
  if (!(target instanceof HTMLElement) || target.hasAttribute('popovertarget')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held.push({ type: event.type as EarlyAct['type'], target })
  document.dispatchEvent(new CustomEvent('haat:early'))
  if (hasFailed) sayFault()
}

keepPresses()
document.addEventListener('click', hold, true)
document.addEventListener('submit', hold, true)
document.addEventListener('haat:fault', sayFault)
if (document.readyState === 'complete') fetchStylesAgain()
else window.addEventListener('load', fetchStylesAgain)
Object.assign(window, { haatEarly: held, haatFetch: fetchWhole })

function shutSubMenu(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  for (const item of document.querySelectorAll<HTMLElement>('.header-menu > li:is(:hover, :focus-within)')) {
    item.dataset.shut = ''
    if (item.querySelector('.menu-panel')?.contains(document.activeElement))
      item.querySelector<HTMLElement>('a, button')?.focus()
  }
}

function letOpen(): void {
  const left = document.querySelectorAll<HTMLElement>('.header-menu > [data-shut]:not(:hover, :focus-within)')
  for (const item of left) delete item.dataset.shut
}

document.addEventListener('keydown', shutSubMenu)
document.addEventListener('mouseover', letOpen)
document.addEventListener('focusin', letOpen)
