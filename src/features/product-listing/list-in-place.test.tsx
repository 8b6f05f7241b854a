// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effects } from '../../../tests/support/screens/effects.ts'
import { product, shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { partDrawn } from '../../client/page-part.ts'
import { categoryProducts } from '../../sections/category-products/category-products.tsx'
import { askInPlace } from './asked-list.ts'
import ListInPlace from './list-in-place.island.tsx'

const facets = {
  brands: [
    { name: 'Kosi Looms', path: 'kosi-looms', count: 4 },
    { name: 'Neelgarh', path: 'neelgarh', count: 1 },
  ],
  priceMin: 89_000,
  priceMax: 1_290_000,
}
const products = Array.from({ length: 5 }, (_, index) =>
  product({ name: `Saree ${index + 1}`, brand: index < 4 ? 'Kosi Looms' : 'Neelgarh' }),
)

/** The server's page of the category at an address. */
async function pageAt(href: string): Promise<string> {
  const query = Object.fromEntries(new URL(href, location.href).searchParams)
  const given = { path: '/c/sarees', params: { path: 'sarees' }, query }
  const props = { sideFilter: true, cardPerSection: 2 }
  const html = await shopHtml(categoryProducts, props, shopReads(products, facets).reads, given)
  return `<title>Sarees ${query.p ?? ''}</title><main>${html}</main>`
}

let root: Root
let answer: (href: string) => Promise<Response>

beforeEach(async () => {
  history.replaceState(null, '', '/c/sarees')
  answer = async (href) => new Response(await pageAt(href))
  vi.stubGlobal('fetch', (href: string) => answer(href))
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  document.body.innerHTML = await pageAt('/c/sarees')
  const place = document.querySelector('[data-island="list-in-place"] > [data-root]')
  if (!place) throw new Error('the page has no list')
  place.replaceChildren()
  root = createRoot(place)
  root.render(
    <IslandRoot>
      <ListInPlace cards={2} arrangement="beside" />
    </IslandRoot>,
  )
  await expect.poll(() => place.querySelector('[role=status]')).not.toBeNull()
  await effects()
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const names = () => [...document.querySelectorAll('.product-card :is(h2, h3)')].map(({ textContent }) => textContent)
const status = () => document.querySelector('[role=status].sr-only')?.textContent
const bars = () => document.querySelectorAll('.card-skeletons > *').length
const press = (selector: string, how: MouseEventInit = {}) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))

// Shows T13, B241.
test('another page of a list shows bars until it is there, and has its own address', async () => {
  const later = Promise.withResolvers<Response>()
  answer = () => later.promise
  const started = vi.fn()
  document.addEventListener(partDrawn, started, { once: true })
  press('a[rel=next]')
  await expect.poll(bars).toBe(2)
  expect(status()).toBe('Loading products')
  expect(document.querySelector('[data-products]')?.getAttribute('aria-busy')).toBe('true')
  later.resolve(new Response(await pageAt('/c/sarees?p=1')))
  await expect.poll(names).toEqual(['Saree 3', 'Saree 4'])
  expect(bars()).toBe(0)
  await expect.poll(status).toBe('5 products')
  expect(location.search).toBe('?p=1')
  expect(document.title).toBe('Sarees 1')
  expect(started).toHaveBeenCalledOnce()
})

// Shows T13.
test('a filter that nothing fits shows the empty list, and a press on it again the full one', async () => {
  const both = () => press('a[data-filter=brand][data-value=neelgarh]')
  both()
  await expect.poll(names).toEqual(['Saree 5'])
  expect((document.activeElement as HTMLElement).dataset.value).toBe('neelgarh')
  both()
  await expect.poll(names).toEqual(['Saree 1', 'Saree 2'])
  answer = async () => new Response(await pageAt('/c/sarees?brand=nobody'))
  both()
  await expect.poll(() => document.querySelector('[data-products]')?.textContent).toContain('Product not found')
  await expect.poll(status).toBe('0 products')
})

// Shows T13, B241.
test('a list that does not come leaves the one before with an error, and is asked for again', async () => {
  const good = answer
  for (const bad of [async () => new Response('', { status: 503 }), () => Promise.reject(new TypeError('offline'))]) {
    answer = bad
    press('a[rel=next]')
    await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain('could not be loaded')
    expect(names()).toEqual(['Saree 1', 'Saree 2'])
    expect(document.querySelector('[data-products]')?.hasAttribute('aria-busy')).toBe(false)
    expect(location.search).toBe('')
  }
  answer = good
  press('[data-list-note] button')
  await expect.poll(names).toEqual(['Saree 3', 'Saree 4'])
  expect(document.querySelector('[role=alert]')).toBeNull()
})

// Shows B241.
test('Back and Forward show the list of their address', async () => {
  press('a[rel=next]')
  await expect.poll(names).toEqual(['Saree 3', 'Saree 4'])
  history.replaceState(null, '', '/c/sarees')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect.poll(names).toEqual(['Saree 1', 'Saree 2'])
})

test('the last of two presses is shown', async () => {
  const first = Promise.withResolvers<Response>()
  const good = answer
  answer = () => first.promise
  press('a[rel=next]')
  answer = good
  press('a[href$="p=2"]')
  await expect.poll(names).toEqual(['Saree 5'])
  first.resolve(new Response(await pageAt('/c/sarees?p=1')))
  await first.promise
  expect(names()).toEqual(['Saree 5'])
  expect(location.search).toBe('?p=2')
})

test('prices are sent without the one that is left blank', async () => {
  const asked: string[] = []
  answer = async (href) => {
    asked.push(new URL(href).search)
    return new Response(await pageAt(href))
  }
  const field = document.querySelector<HTMLInputElement>('input[name=max]')
  if (field) field.value = '5000'
  field?.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await expect.poll(() => location.search).toBe('?max=5000')
  expect(asked).toEqual(['?max=5000'])
})

test('the filters of the popup are applied in place', async () => {
  const panel = document.querySelector('.filter-panel')
  expect(panel && askInPlace(panel, '/c/sarees?brand=neelgarh')).toBe(true)
  await expect.poll(names).toEqual(['Saree 5'])
  expect(askInPlace(document.body, '/c/sarees')).toBe(false)
})

// Shows B241.
test('a list that is gone is left for its page', async () => {
  answer = async () => new Response('<p>Not here</p>', { status: 404 })
  press('a[rel=next]')
  await expect.poll(() => vi.mocked(location.assign).mock.calls).toHaveLength(1)
  expect(vi.mocked(location.assign).mock.calls[0]?.[0]).toContain('/c/sarees?p=1')
})

test.each([
  ['a product', '.product-card a', {}],
  ['a new tab', 'a[rel=next]', { ctrlKey: true }],
  ['another category', 'nav a[href="/c/chanderi"]', {}],
])('a link to %s is followed as ever', (_, selector, how) => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const asked = vi.fn(answer)
  answer = asked
  press(selector, how)
  expect(asked).not.toHaveBeenCalled()
  expect(bars()).toBe(0)
})
