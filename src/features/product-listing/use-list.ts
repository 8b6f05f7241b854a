import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { partDrawn } from '../../client/page-part.ts'
import { heartsDrawn } from '../wishlist/drawn.ts'
import { listAsked } from './asked-list.ts'
import { counterpart, type FetchedList, fetchList, listIn, pressedHref, submittedHref } from './fetched-list.ts'

/** A list to show: its address, what it does to the browser's history, and the element that asked for it. */
type Move = { href: string; entry: 'push' | 'replace' | 'keep'; by: Element | null }

type State =
  | { is: 'loaded'; count: string }
  | { is: 'loading'; place: Element }
  | { is: 'failed'; place: Element; move: Move }

/** Address of the page without its fragment. */
const bare = (href: string) => href.replace(/#.*/, '')

/** Loads the list of the frame around `own` in place, one at a time: the last one asked for is shown. */
export function useList(own: RefObject<Element | null>) {
  const [state, setState] = useState<State>({ is: 'loaded', count: '' })
  const running = useRef<AbortController>(undefined)
  const shown = useRef('')
  const load = useCallback(
    async (move: Move) => {
      const frame = own.current?.closest('[data-list-frame]')
      const list = frame && listIn(frame)
      const [products, note] = ['[data-products]', '[data-list-note]'].map((place) => list?.querySelector(place))
      if (!frame || !list || !products || !note) return location.assign(move.href)
      running.current?.abort()
      const begun = new AbortController()
      const { signal } = begun
      running.current = begun
      setState({ is: 'loading', place: products })
      products.setAttribute('aria-busy', 'true')
      try {
        const fetched = await fetchList(frame, move.href, signal)
        if (signal.aborted) return
        if (!fetched) return location.assign(move.href)
        show(list, fetched, move)
        shown.current = bare(location.href)
        setState({ is: 'loaded', count: list.querySelector('[data-count]')?.textContent ?? '' })
      } catch {
        if (signal.aborted) return
        products.removeAttribute('aria-busy')
        setState({ is: 'failed', place: note, move })
      }
    },
    [own],
  )
  useEffect(() => {
    const frame = own.current?.closest<HTMLElement>('[data-list-frame]')
    if (!frame) return
    shown.current = bare(location.href)
    const heard = hear(frame, (move) => void load(move), shown)
    return () => {
      heard.abort()
      running.current?.abort()
    }
  }, [own, load])
  return { state, retry: () => state.is === 'failed' && void load(state.move) }
}

/** Listens for links, forms and the popup of filters in the frame, and for Back and Forward. */
function hear(frame: HTMLElement, load: (move: Move) => void, shown: RefObject<string>): AbortController {
  const heard = new AbortController()
  const { signal } = heard
  frame.addEventListener(
    'click',
    (event) => {
      const href = pressedHref(event)
      if (href === undefined) return
      event.preventDefault()
      load({ href, entry: 'push', by: (event.target as Element).closest('a') })
    },
    { signal },
  )
  frame.addEventListener(
    'submit',
    (event) => {
      const href = event.defaultPrevented ? undefined : submittedHref(event.target as HTMLFormElement)
      if (href === undefined) return
      event.preventDefault()
      load({ href, entry: 'push', by: event.submitter })
    },
    { signal },
  )
  frame.addEventListener(
    listAsked,
    (event) => {
      event.preventDefault()
      const entry = closeSheet(frame) ? 'replace' : 'push'
      load({ href: (event as CustomEvent<string>).detail, entry, by: document.activeElement })
    },
    { signal },
  )
  const follow = () => {
    if (bare(location.href) !== shown.current) load({ href: location.href, entry: 'keep', by: null })
  }
  window.addEventListener('popstate', follow, { signal })
  return heard
}

/** Closes the popup. @returns whether its entry in the history (client/back-closes.ts) is now free for the list */
function closeSheet(frame: HTMLElement): boolean {
  const popup = frame.querySelector<HTMLElement>(':popover-open')
  const hasEntry = Number(history.state?.sheets ?? 0) > 0
  if (hasEntry) history.replaceState({ ...history.state, sheets: 0 }, '')
  popup?.hidePopover()
  return hasEntry
}

function show(list: HTMLElement, fetched: FetchedList, { href, entry, by }: Move): void {
  if (entry === 'push') history.pushState(null, '', href)
  if (entry === 'replace') history.replaceState(null, '', href)
  document.title = fetched.title
  list.className = fetched.list.className
  list.replaceChildren(...fetched.list.childNodes)
  list.dispatchEvent(new Event(partDrawn, { bubbles: true }))
  document.dispatchEvent(new Event(heartsDrawn))
  if (by) (counterpart(list, by) ?? list).focus({ preventScroll: true })
  if (entry !== 'keep' && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
