import { useCallback, useEffect, useState } from 'react'
import { leaveTo } from '../../client/leave.ts'
import type { ShownSort } from '../../shared/selling/catalogue/product-sorts.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { askInPlace } from './asked-list.ts'
import { fetchList } from './fetched-list.ts'
import { isSingle, type ListingQuery, listingHref, queryOf, wholeNumber } from './listing-query.ts'

type Props = {
  /** Id of the popup with the filters. */
  panel: string
  path: string
  query: ListingQuery
  usualSort: ShownSort
}

/**
 * In the popup of a phone several filters are ticked, and applied together. Without script, and at the side of a wide screen, each
 * tick is a link to the list that it makes.
 */
export default function ApplyFilters({ panel, path, query, usualSort }: Props) {
  const [count, setCount] = useState('')
  const hrefOfChosen = useCallback(
    (element: HTMLElement) => inLanguage(listingHref(path, query, usualSort, chosenIn(element))),
    [path, query, usualSort],
  )
  const apply = useCallback(() => {
    const element = document.getElementById(panel)
    if (!element || !arePricesRight(element)) return
    const href = hrefOfChosen(element)
    if (!askInPlace(element, href)) void leaveTo(href)
  }, [panel, hrefOfChosen])
  useEffect(() => {
    const element = document.getElementById(panel)
    if (!element) return
    const heard = new AbortController()
    const { signal } = heard
    element.dataset.together = ''
    let counting = new AbortController()
    const countChosen = async () => {
      counting.abort()
      counting = new AbortController()
      const { signal } = counting
      const found = await countIn(element, hrefOfChosen(element), signal)
      if (!signal.aborted) setCount(found)
    }
    signal.addEventListener('abort', () => counting.abort())
    element.addEventListener('click', (event) => isOpen(element) && tick(event) && void countChosen(), { signal })
    element.addEventListener('change', () => isOpen(element) && void countChosen(), { signal })
    element.addEventListener(
      'submit',
      (event) => {
        if (!isOpen(element)) return
        event.preventDefault()
        apply()
      },
      { signal },
    )
    return () => heard.abort()
  }, [panel, apply, hrefOfChosen])
  return (
    <div className="needs-script sticky -bottom-8 -mb-8 bg-ground py-4 lg:hidden">
      <Button className="w-full" onClick={apply}>
        <span aria-live="polite">{count ? t('Show {count}', { count }) : t('Show products')}</span>
      </Button>
    </div>
  )
}

/** Uses native validation messages for prices. */
const arePricesRight = (element: HTMLElement) => element.querySelector('form')?.reportValidity() ?? true

const isOpen = (element: HTMLElement) => element.matches(':popover-open')

/** How many products the list at this address has, in words; empty if that cannot be found out. */
async function countIn(element: HTMLElement, href: string, signal: AbortSignal): Promise<string> {
  const frame = element.closest('[data-list-frame]')
  const fetched = frame && (await fetchList(frame, href, signal).catch(() => undefined))
  return fetched?.list.querySelector('[data-count]')?.textContent ?? ''
}

/** Toggles a filter in place. @returns whether one was pressed */
function tick(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-filter]') : null
  if (!link) return false
  event.preventDefault()
  const isOn = link.hasAttribute('aria-current')
  const { filter = '' } = link.dataset
  const others = isSingle(filter)
    ? ticksIn(link.closest('[popover]')).filter((one) => one.dataset.filter === filter)
    : []
  for (const one of [link, ...others]) one.removeAttribute('aria-current')
  if (!isOn) link.setAttribute('aria-current', 'true')
  return true
}

const ticksIn = (element: Element | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('a[data-filter][aria-current]') ?? []),
]

/** The query selected in the popup. */
function chosenIn(element: HTMLElement): Partial<ListingQuery> {
  const value = (name: string) =>
    wholeNumber(element.querySelector<HTMLInputElement>(`input[name="${name}"]:not([type="hidden"])`)?.value.trim())
  const ticks = ticksIn(element).map(({ dataset: { filter = '', value = '' } }) => ({ filter, value }))
  return { ...queryOf(ticks), min: value('min'), max: value('max') }
}
