import { useCallback, useEffect } from 'react'
import { leaveTo } from '../../client/leave.ts'
import type { ListSort } from '../../shared/selling/product-sorts.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { askInPlace } from './asked-list.ts'
import { type ListingQuery, listingHref, wholeNumber } from './listing-query.ts'

type Props = {
  /** Id of the popup with the filters. */
  panel: string
  path: string
  query: ListingQuery
  usualSort: ListSort
}

/**
 * In the popup of a phone several filters are ticked, and applied together. Without script, and at the side of a wide screen, each
 * tick is a link to the list that it makes.
 */
export default function ApplyFilters({ panel, path, query, usualSort }: Props) {
  const apply = useCallback(() => {
    const element = document.getElementById(panel)
    if (!element) return
    const href = listingHref(path, query, usualSort, chosenIn(element))
    if (!askInPlace(element, inLanguage(href))) void leaveTo(href)
  }, [panel, path, query, usualSort])
  useEffect(() => {
    const element = document.getElementById(panel)
    if (!element) return
    const heard = new AbortController()
    const { signal } = heard
    element.dataset.together = ''
    element.addEventListener('click', (event) => isOpen(element) && tick(event), { signal })
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
  }, [panel, apply])
  return (
    <div className="needs-script sticky bottom-0 -mb-8 bg-ground py-4 lg:hidden">
      <Button className="w-full" onClick={apply}>
        {t('Show products')}
      </Button>
    </div>
  )
}

const isOpen = (element: HTMLElement) => element.matches(':popover-open')

/** Turns a tick over where it stands. */
function tick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-filter]') : null
  if (!link) return
  event.preventDefault()
  if (link.hasAttribute('aria-current')) link.removeAttribute('aria-current')
  else link.setAttribute('aria-current', 'true')
}

/** The query selected in the popup. */
function chosenIn(element: HTMLElement): Partial<ListingQuery> {
  const ticked = [...element.querySelectorAll<HTMLElement>('a[data-filter][aria-current]')]
  const value = (name: string) =>
    wholeNumber(element.querySelector<HTMLInputElement>(`input[name="${name}"]:not([type="hidden"])`)?.value.trim())
  return {
    brand: ticked.flatMap(({ dataset }) => (dataset.filter === 'brand' ? (dataset.value ?? []) : [])),
    stock: ticked.some(({ dataset }) => dataset.filter === 'stock'),
    min: value('min'),
    max: value('max'),
  }
}
