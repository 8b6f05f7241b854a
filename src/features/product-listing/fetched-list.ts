/** A list with its side filter, sort bar and pagination, in its page. */
export const listIn = (frame: Element) => frame.querySelector<HTMLElement>(':scope > [data-list]')

const framesIn = (page: Document) => [...page.querySelectorAll('[data-list-frame]')]

export type FetchedList = { title: string; list: HTMLElement }

/**
 * Fetches the list from the page at another address. Undefined if there is none, because the page is gone or has moved.
 * @throws if the page cannot be fetched now
 */
export async function fetchList(frame: Element, href: string, signal: AbortSignal): Promise<FetchedList | undefined> {
  const answer = await fetch(href, { signal, headers: { accept: 'text/html' } })
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${href} answered ${answer.status}`)
  const text = await answer.text()
  if (!answer.ok || isElsewhere(answer)) return undefined
  const page = new DOMParser().parseFromString(text, 'text/html')
  const there = framesIn(page)[framesIn(document).indexOf(frame)]
  const list = there && listIn(there)
  return list ? { title: page.title, list } : undefined
}

const isElsewhere = ({ redirected, url }: Response) => redirected && new URL(url).pathname !== location.pathname

/** The address of this list that a click leads to; undefined for any other link, and for a click that opens a tab. */
export function pressedHref(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.getAttribute('href')?.startsWith('#')) return undefined
  return isSameList(new URL(link.href)) ? link.href : undefined
}

/** The address that a form of this list leads to. */
export function submittedHref(form: HTMLFormElement): string | undefined {
  const url = new URL(form.action)
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
  const query = new URLSearchParams(fields.filter(([, value]) => value !== '')).toString().replaceAll('%2C', ',')
  url.search = query
  return isSameList(url) ? url.href : undefined
}

/** Another search has other words around its list too. */
function isSameList({ origin, pathname, searchParams }: URL): boolean {
  const here = new URL(location.href)
  const text = (query: URLSearchParams) => query.get('q') ?? ''
  return origin === here.origin && pathname === here.pathname && text(searchParams) === text(here.searchParams)
}

/** The link or button of the fresh list that has the place of the pressed one. Pagination leads to the list itself. */
export function counterpart(list: HTMLElement, pressed: Element): HTMLElement | undefined {
  if (pressed.closest('.pagination, [data-products]')) return undefined
  const links = [...list.querySelectorAll<HTMLElement>('a, button')]
  const { filter, value } = (pressed as HTMLElement).dataset
  return filter
    ? links.find(({ dataset }) => dataset.filter === filter && dataset.value === value)
    : links.find(({ textContent }) => textContent === pressed.textContent)
}
