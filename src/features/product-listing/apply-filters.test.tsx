// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effects } from '../../../tests/support/screens/effects.ts'
import { product, shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { categoryProducts } from '../../sections/category-products/category-products.tsx'
import { searchResults } from '../../sections/search-results/search-results.tsx'
import ApplyFilters from './apply-filters.island.tsx'
import { listAsked } from './asked-list.ts'
import { readListingQuery } from './listing-query.ts'

const counted = (values: string[]) => values.map((value) => ({ value, label: value, count: 2 }))
const facets = {
  brands: [
    { name: 'Kosi Looms', path: 'kosi-looms', count: 4 },
    { name: 'Neelgarh', path: 'neelgarh', count: 1 },
  ],
  priceMin: 89_000,
  priceMax: 1_290_000,
  discounts: counted(['10', '20', '30']),
}
const products = Array.from({ length: 5 }, (_, index) =>
  product({ name: `Saree ${index + 1}`, brand: index < 4 ? 'Kosi Looms' : 'Neelgarh' }),
)

async function pageAt(href: string): Promise<string> {
  const query = Object.fromEntries(new URL(href, location.href).searchParams)
  const given = { path: '/c/sarees', params: { path: 'sarees' }, query }
  const html = await shopHtml(
    categoryProducts,
    { sideFilter: true, cardPerSection: 2 },
    shopReads(products, facets).reads,
    given,
  )
  return `<main>${html}</main>`
}

let root: Root
let counting: (href: string) => Promise<Response>
/** The addresses that the popup asked the list for. */
let asked: string[]

/** The popup of a phone, open on the second page of the list. */
beforeEach(async () => {
  asked = []
  history.replaceState(null, '', '/c/sarees?p=1')
  counting = async (href) => new Response(await pageAt(href))
  vi.stubGlobal('fetch', (href: string) => counting(href))
  document.body.innerHTML = await pageAt('/c/sarees?p=1')
  document.addEventListener(listAsked, hear)
  const panel = document.querySelector('.filter-panel')
  const place = panel?.querySelector('[data-island="apply-filters"] > [data-root]')
  if (!panel || !place) throw new Error('the list has no filters')
  vi.spyOn(panel, 'matches').mockImplementation((selector) => selector === ':popover-open')
  place.replaceChildren()
  root = createRoot(place)
  const query = readListingQuery({ p: '1' }, 'created')
  root.render(
    <IslandRoot>
      <ApplyFilters panel={panel.id} path="/c/sarees" query={query} usualSort="created" />
    </IslandRoot>,
  )
  await expect.poll(apply).toBeTruthy()
  await effects()
})
afterEach(() => {
  root.unmount()
  document.removeEventListener(listAsked, hear)
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function hear(event: Event): void {
  event.preventDefault()
  asked.push((event as CustomEvent<string>).detail)
}
const apply = () => document.querySelector<HTMLElement>('.needs-script button')
const tick = (filter: string, value: string) =>
  document.querySelector<HTMLElement>(`a[data-filter="${filter}"][data-value="${value}"]`)?.click()
const ticked = () =>
  [...document.querySelectorAll<HTMLElement>('a[data-filter][aria-current]')].map(({ dataset }) => dataset.value)

test('several filters are ticked and applied together, from the first page of the list', async () => {
  tick('brand', 'neelgarh')
  tick('discount', '20')
  await expect.poll(() => apply()?.textContent).toBe('Show 1 product')
  const field = document.querySelector<HTMLInputElement>('input[name=max]')
  if (field) field.value = 'cheap'
  apply()?.click()
  expect(asked).toEqual([])
  if (field) field.value = '5,000'
  apply()?.click()
  expect(asked).toEqual(['/c/sarees?brand=neelgarh&discount=20&max=5000'])
})

test('a filter with one value keeps the latest tick, and a second press takes it off', () => {
  tick('discount', '10')
  tick('discount', '30')
  expect(ticked()).toEqual(['30'])
  tick('brand', 'neelgarh')
  tick('brand', 'kosi-looms')
  expect(ticked()).toEqual(['kosi-looms', 'neelgarh', '30'])
  tick('discount', '30')
  expect(ticked()).toEqual(['kosi-looms', 'neelgarh'])
})

test('a count that arrives late does not overwrite that of the latest ticks', async () => {
  const late = Promise.withResolvers<Response>()
  const good = counting
  counting = () => late.promise
  tick('brand', 'kosi-looms')
  counting = good
  tick('brand', 'kosi-looms')
  tick('brand', 'neelgarh')
  await expect.poll(() => apply()?.textContent).toBe('Show 1 product')
  late.resolve(new Response(await pageAt('/c/sarees?brand=kosi-looms')))
  await late.promise
  await effects()
  expect(apply()?.textContent).toBe('Show 1 product')
})

test('prices that are typed show their products from the first page on, as nothing on later ones may fit them', () => {
  const form = document.querySelector<HTMLFormElement>('.filter-panel form')
  expect([...(form?.querySelectorAll('input') ?? [])].map(({ name }) => name)).not.toContain('p')
})

// Shows B278.
test('numbers of a list that is not counted to its end say that there are more, also on the button', async () => {
  const many = { ...shopReads(products, { ...facets, isPartial: true }).reads }
  const reads = { ...many, products: async () => ({ items: products.slice(0, 2), total: 2_000 }) }
  const searched = { path: '/search', params: {}, query: { q: 'saree' } }
  const html = await shopHtml(searchResults, { sideFilter: true, cardPerSection: 2 }, reads, searched)
  document.body.innerHTML = html
  const shown = (value: string) => document.querySelector(`a[data-value="${value}"]`)?.textContent
  expect([shown('kosi-looms'), shown('10')]).toEqual(['Kosi Looms4+', '10% off or more2+'])
  expect(document.querySelector('[data-count]')?.textContent).toBe('2,000+ products')
})
