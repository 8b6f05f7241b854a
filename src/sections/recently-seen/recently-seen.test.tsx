// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { effects } from '../../../tests/support/screens/effects.ts'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { product } from '../../../tests/support/screens/shop.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { queryClient } from '../../client/queries.ts'
import { readSeen, rememberSeen } from '../../client/seen.ts'
import { openSite } from '../../shared/site-now.ts'
import RememberProduct from '../product-detail/remember-product.island.tsx'
import RecentlySeen from './recently-seen.island.tsx'
import { type RecentlySeenProps, schema } from './recently-seen.schema.ts'
import { recentlySeen } from './recently-seen.tsx'

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const sold = ['Saree', 'Lamp', 'Stole'].map((name, index) =>
  product({ _id: idOf(index), name, path: name.toLowerCase() }),
)

/** Calls to the product list. The mock replies in its own order, with products for sale only. */
let asked: { filters: { _id: { operator: string; value: string[] }[] } }[] = []

/** Top edge of the section's placeholder, px from the top of the screen. */
let top = 0
let look: () => void = () => {}
let unmount = () => {}

class Observer {
  constructor(told: (entries: object[]) => void) {
    look = () => told([{ isIntersecting: top >= 0 && top <= innerHeight, boundingClientRect: { top } }])
  }
  observe() {
    look()
  }
  disconnect() {
    look = () => {}
  }
}

beforeEach(() => {
  asked = []
  top = 5_000
  localStorage.clear()
  queryClient().clear()
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    const wanted = asked.at(-1)?.filters._id[0]?.value ?? []
    return Response.json({ data: sold.filter(({ _id }) => wanted.includes(_id)), total: 3 })
  })
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  openSite({ messages: {}, rules: 'storefront' })
})

const props = schema.parse({ heading: 'Recently seen' }) as RecentlySeenProps
function show() {
  unmount = mount(
    <IslandRoot>
      <RecentlySeen {...props} />
    </IslandRoot>,
  ).unmount
}
const names = () => [...document.querySelectorAll('.product-card h3')].map(({ textContent }) => textContent)

describe('what was seen', () => {
  test('is kept in this browser: the last one first, each once, twelve at the most', () => {
    for (let index = 0; index < 15; index++) rememberSeen(idOf(index))
    rememberSeen(idOf(10))
    expect(readSeen()).toHaveLength(12)
    expect(readSeen().slice(0, 3)).toEqual([idOf(10), idOf(14), idOf(13)])
    expect(new Set(readSeen()).size).toBe(12)
  })

  test('is kept by the page of a product', async () => {
    mount(<RememberProduct id={idOf(1)} />)
    await expect.poll(readSeen).toEqual([idOf(1)])
  })

  test.each(['not json', '{"a":1}', '["x",3]'])('is nothing where the browser holds %s', (text) => {
    localStorage.setItem('haat:seen', text)
    expect(readSeen()).toEqual([])
  })
})

describe('recently seen products', () => {
  test('are shown in the order in which they were seen, by one call', async () => {
    for (const index of [1, 2, 0]) rememberSeen(idOf(index))
    show()
    await expect.poll(names).toEqual(['Saree', 'Stole', 'Lamp'])
    expect(asked.map(({ filters }) => filters._id)).toEqual([[{ operator: 'IN', value: [0, 2, 1].map(idOf) }]])
    expect(document.querySelector('h2')?.textContent).toBe('Recently seen')
  })

  test('never hold the one whose page is open, nor one that is gone', async () => {
    for (const index of [7, 1, 0]) rememberSeen(idOf(index))
    history.replaceState(null, '', '/p/saree')
    show()
    await expect.poll(names).toEqual(['Lamp'])
  })

  test.each(['/p/saree?variant=S-1', '/p/saree#reviews', '/hi/p/saree?variant=S-1'])(
    'exclude the product that is open at %s',
    async (address) => {
      for (const index of [1, 0]) rememberSeen(idOf(index))
      openSite({ messages: {}, rules: 'storefront', prefix: address.startsWith('/hi') ? '/hi' : '' })
      history.replaceState(null, '', address)
      show()
      await expect.poll(names).toEqual(['Lamp'])
    },
  )

  test('are not there at all, and ask nothing, where nothing was seen', async () => {
    show()
    await effects()
    expect(asked).toEqual([])
    expect(document.body.textContent).toBe('')
  })

  test('are not there where only the product of this page was seen', async () => {
    rememberSeen(idOf(0))
    history.replaceState(null, '', '/p/saree')
    show()
    await expect.poll(() => asked.length).toBe(1)
    expect(document.body.textContent).toBe('')
  })

  test('wait while their place is in view or above it, so that nothing moves there', async () => {
    rememberSeen(idOf(0))
    top = 300
    show()
    await expect.poll(() => asked.length).toBe(1)
    await effects()
    expect(names()).toEqual([])
    top = -900
    look()
    expect(names()).toEqual([])
    top = 1_500
    look()
    await expect.poll(names).toEqual(['Saree'])
  })

  test('are not part of the shared HTML', () => {
    const html = renderSection(recentlySeen, { heading: 'Recently seen' })
    expect(html).toContain('data-island="recently-seen"')
    expect(html).not.toMatch(/<section|<h2/)
  })
})
