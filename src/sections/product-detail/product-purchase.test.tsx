// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mount, press } from '../../../tests/support/screens/mount.tsx'
import { product } from '../../../tests/support/screens/shop.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { storeToken } from '../../client/session.ts'
import { toast } from '../../client/toast.ts'
import { takeWanted } from '../../client/wanted.ts'
import ProductPurchase from './product-purchase.island.tsx'

const kurta = product({
  path: 'kurta',
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: [
    { _id: 'v-s', sku: 'K/S', options: { Size: 'S' }, price: 179_000, mrp: 219_000, stock: 50 },
    { _id: 'v-m', sku: 'K/M', options: { Size: 'M' }, price: 189_000, mrp: 219_000, stock: 2 },
  ],
})

const cart = { data: [], total: 0, amounts: { currency: 'INR', mrp: 0, items: 0, shipping: 0, total: 0, tax: 0 } }
let sent: { path: string; body: unknown }[]
let assign: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  sent = []
  history.replaceState(null, '', '/p/kurta')
  vi.spyOn(toast, 'success').mockResolvedValue()
  vi.spyOn(toast, 'error').mockResolvedValue()
  assign = vi.spyOn(location, 'assign').mockReturnValue()
  vi.stubGlobal('fetch', async (url: string | Request, init?: RequestInit) => {
    sent.push({ path: String(url), body: init?.body ? JSON.parse(String(init.body)) : undefined })
    return Response.json(String(url).includes('/public/product') ? { data: kurta } : cart)
  })
  mount(
    <IslandRoot>
      <ProductPurchase product={kurta} first={{}} strip="strip" />
    </IslandRoot>,
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})

async function choose(size: string): Promise<void> {
  await expect.poll(() => document.querySelectorAll('input[type=radio]').length).toBe(2)
  document.querySelector<HTMLInputElement>(`input[value=${size}]`)?.click()
  await expect.poll(() => document.querySelector('legend')?.textContent).toContain(size)
}

const stepper = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const quantity = () => document.querySelector('output')?.textContent
const text = () => document.body.textContent ?? ''

// Shows B163.
test('the address names what is chosen, and keeps what else it says', async () => {
  history.replaceState(null, '', '/p/kurta?from=mail#words')
  await choose('M')
  await expect.poll(() => location.search).toBe('?from=mail&variant=K%2FM')
  expect(location.hash).toBe('#words')
})

// Shows B163.
test('several pieces are added at once, never more than there are of what is chosen', async () => {
  storeToken('a-token')
  await choose('S')
  stepper('One more')?.click()
  await expect.poll(quantity).toBe('2')
  stepper('One more')?.click()
  await expect.poll(quantity).toBe('3')
  await choose('M')
  await expect.poll(quantity).toBe('2')
  expect(stepper('One more')?.disabled).toBe(true)
  press('Add to bag')
  await expect
    .poll(() => sent.find(({ path }) => path.includes('cart_items/add'))?.body)
    .toEqual({
      productVariantId: 'v-m',
      quantity: 2,
    })
  expect(assign).not.toHaveBeenCalled()
})

test('the quantity stops at ten, whatever the stock', async () => {
  await choose('S')
  for (let pieces = 2; pieces <= 10; pieces++) {
    stepper('One more')?.click()
    await expect.poll(quantity).toBe(String(pieces))
  }
  expect(stepper('One more')?.disabled).toBe(true)
})

test('the price follows the selected size', async () => {
  await expect.poll(text).toContain('₹1,790 – ₹1,890')
  await choose('M')
  expect(text()).toContain('₹1,890')
  expect(text()).not.toContain('₹1,790')
  await choose('S')
  expect(text()).toContain('₹1,790')
  expect(text()).not.toContain('₹1,890')
})

// Shows B163.
test('buying now adds the product to the bag and opens the checkout', async () => {
  storeToken('a-token')
  await choose('S')
  press('Buy now')
  await expect.poll(() => assign.mock.calls).toEqual([['/checkout']])
  expect(sent[0]).toMatchObject({ body: { productVariantId: 'v-s', quantity: 1 } })
})

// Shows B163.
test('a visitor who buys now signs in on the way to the checkout, where it goes into the bag', async () => {
  await choose('S')
  press('Buy now')
  await expect.poll(() => assign.mock.calls).toEqual([['/login?from=%2Fcheckout']])
  expect(sent).toEqual([])
  storeToken('a-token')
  history.replaceState(null, '', '/checkout')
  expect(takeWanted()).toEqual({ productVariantId: 'v-s', quantity: 1 })
})

const sheet = () => document.querySelector('dialog')
const sizes = () => [...document.querySelectorAll('input:checked')].map((radio) => radio.getAttribute('value'))
const inBar = () => document.querySelector('.bar-summary')?.textContent

function pressInSheet(name: string): void {
  const buttons = [...(sheet()?.querySelectorAll('button') ?? [])]
  buttons.find(({ textContent }) => textContent === name)?.click()
}

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 48rem)' }))
  })

  // Shows B195.
  test('the bar names price and choice', async () => {
    await expect.poll(inBar).toBe('From ₹1,790Choose Size')
    await choose('M')
    await expect.poll(inBar).toBe('₹1,890M')
  })

  // Shows B195.
  test('a missing option is asked for in a sheet, which adds once and tells the page what was chosen', async () => {
    storeToken('a-token')
    await expect.poll(inBar).toBeDefined()
    press('Add to bag')
    await expect.poll(() => sheet()?.querySelectorAll('input[type=radio]').length).toBe(2)
    expect(sent.filter(({ path }) => path.includes('cart_items/add'))).toEqual([])
    sheet()?.querySelector<HTMLInputElement>('input[value=M]')?.click()
    await expect.poll(sizes).toEqual(['M', 'M'])
    await expect.poll(() => location.search).toBe('?variant=K%2FM')
    pressInSheet('Add to bag')
    await expect.poll(sheet).toBeNull()
    expect(sent.filter(({ path }) => path.includes('cart_items/add'))).toMatchObject([
      { body: { productVariantId: 'v-m', quantity: 1 } },
    ])
    expect(sizes()).toEqual(['M'])
  })

  // Shows B195.
  test('the sheet buys at once, too', async () => {
    storeToken('a-token')
    await expect.poll(inBar).toBeDefined()
    press('Buy now')
    await expect.poll(() => sheet()?.querySelectorAll('input[type=radio]').length).toBe(2)
    sheet()?.querySelector<HTMLInputElement>('input[value=S]')?.click()
    await expect.poll(sizes).toEqual(['S', 'S'])
    pressInSheet('Buy now')
    await expect.poll(() => assign.mock.calls).toEqual([['/checkout']])
  })
})

// Shows B195.
test('where the options are in sight, the missing one is named beside them', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  await expect.poll(inBar).toBeDefined()
  press('Add to bag')
  await expect.poll(() => document.querySelector('fieldset')?.textContent).toContain('Choose Size')
  expect(document.activeElement).toBe(document.querySelector('input[value=S]'))
  expect(sheet()).toBeNull()
  document.querySelector<HTMLInputElement>('input[value=S]')?.click()
  await expect.poll(() => document.querySelector('fieldset')?.textContent).not.toContain('Choose Size')
})
