// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { queryClient } from '../../client/queries.ts'
import { addresses, paymentOptions, person, previewOf } from '../../features/account/preview.ts'
import type { SavedAddress } from '../../shared/people/address.ts'
import CheckoutPage from './checkout-page.island.tsx'

const { cart } = previewOf([])
let saved: SavedAddress[]
let bag: typeof cart
/** Answer of the shop to an order. */
let ordered: () => Response
/** Why an address may not pay in cash. */
let noCash: (address: SavedAddress | undefined) => string | null
let calls: { path: string; query: URLSearchParams; body: Record<string, unknown> }[]

function answer(url: URL, text: string): Response {
  const { pathname: path, searchParams: query } = url
  const body = text.startsWith('{') ? JSON.parse(text) : {}
  calls.push({ path, query, body })
  if (path.endsWith('/cart_items/all')) {
    const from = Number(body.p) * Number(body.s)
    return Response.json({ ...bag, data: bag.data.slice(from, from + Number(body.s)) })
  }
  if (path.endsWith('/address/all')) return Response.json({ data: saved, total: saved.length })
  if (path.includes('/address')) return Response.json({ data: keep(query.get('id') ?? 'fresh', body) })
  if (path.endsWith('/pick-up')) return Response.json({ data: { delivers: true, places: [] } })
  if (path.endsWith('/checkout/options')) return Response.json({ data: paymentOptions })
  if (path.endsWith('/checkout/cash'))
    return Response.json({ data: { reason: noCash(saved.find(({ _id }) => _id === query.get('addressId'))) } })
  return /\/checkout(\/init)?$/.test(path) ? ordered() : Response.json({ data: person })
}

function keep(_id: string, body: Record<string, unknown>): SavedAddress {
  const [first] = addresses
  const address = { ...(saved.find((one) => one._id === _id) ?? first), ...body, _id } as SavedAddress
  saved = [...saved.filter((one) => one._id !== _id), address]
  return address
}

signedInPage()
beforeEach(() => {
  saved = addresses
  bag = cart
  noCash = () => null
  calls = []
  ordered = () =>
    Response.json({ data: { orderId: 'o1', number: 1001, total: 0, transactionId: null, redirect: null } })
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) =>
    answer(new URL(address, 'http://shop.localhost'), String(body)),
  )
  mount(
    <IslandRoot>
      <CheckoutPage note="" preview={null} />
    </IslandRoot>,
  )
})

const text = () => document.body.textContent ?? ''
const order = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Pay ₹'))
const chosen = () => document.querySelector<HTMLInputElement>('input[name=address]:checked')?.value
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)

async function write(values: Record<string, string>): Promise<void> {
  await expect.poll(() => field('line1')).not.toBeNull()
  for (const [name, value] of Object.entries(values)) {
    const control = field(name)
    if (control) fill(control, value)
  }
}

test('an address that is added here is the one that the order goes to', async () => {
  await expect.poll(chosen).toBe('home')
  press('Add an address')
  await write({ name: 'Asha Rao', mobileNumber: '9876543210', line1: '12 Lake Road', pincode: '411001' })
  press('Save address')
  await expect.poll(chosen).toBe('fresh')
  order()?.click()
  await expect.poll(() => calls.at(-1)?.path ?? '').toMatch(/init$/)
  expect(calls.at(-1)?.query.get('addressId')).toBe('fresh')
})

test('an address that is changed here is changed, and no other one added', async () => {
  await expect.poll(chosen).toBe('home')
  press('Edit the address of Someone else')
  await write({ line1: 'A third house' })
  press('Save address')
  await expect.poll(text).toContain('A third house')
  await expect.poll(chosen).toBe('parents')
  const changes = calls.filter(({ body }) => body.line1 !== undefined)
  expect(changes.map(({ query }) => query.get('id'))).toEqual(['parents'])
  expect(saved).toHaveLength(2)
})

// Shows B164, B265.
test('the bag is priced for the phone number of the chosen address, also once that is corrected', async () => {
  const mobiles = () =>
    calls.flatMap(({ path, query }) => (path.endsWith('/cart_items/all') ? query.get('mobile') : []))
  const [home] = addresses
  await expect.poll(mobiles).toContain(home?.mobileNumber)
  press(`Edit the address of ${home?.name}`)
  await write({ mobileNumber: '9829041122' })
  press('Save address')
  await expect.poll(() => mobiles().at(-1)).toBe('9829041122')
})

// Shows B164, K2.
test('a bag of more than 100 items is loaded whole, and ordered by a call that has room for them', async () => {
  await expect.poll(chosen).toBe('home')
  const [item] = cart.data
  const many = Array.from({ length: 101 }, (_, index) => ({ ...item, _id: `i${index}`, productVariantId: `v${index}` }))
  bag = { ...cart, data: many as typeof cart.data, total: 101 }
  await queryClient().invalidateQueries({ queryKey: ['cart'] })
  await expect.poll(() => document.querySelectorAll('ul li').length).toBeGreaterThan(100)
  order()?.click()
  await expect.poll(() => calls.at(-1)?.path ?? '').toMatch(/checkout$/)
  expect(String(calls.at(-1)?.body.items).split(',')).toHaveLength(101)
})

// Shows B226.
test('whether cash is taken is asked again for an address that was edited', async () => {
  noCash = (address) => (address?.pincode === '560001' ? null : 'Not at this PIN code.')
  const [home] = addresses
  await expect.poll(text).toContain('Not at this PIN code.')
  press(`Edit the address of ${home?.name}`)
  await write({ pincode: '560001' })
  press('Save address')
  await expect.poll(text).not.toContain('Not at this PIN code.')
})

test('an address that is gone when the order is refused is no longer shown, and another one is chosen', async () => {
  await expect.poll(chosen).toBe('home')
  ordered = () => Response.json({ msg: 'This address was not found. Choose another one.' }, { status: 404 })
  saved = addresses.filter(({ _id }) => _id !== 'home')
  order()?.click()
  await expect.poll(text).toContain('This address was not found. Choose another one.')
  await expect.poll(chosen).toBe('parents')
  expect(text()).not.toContain('House and street, Landmark')
})

test('nothing can be ordered while there is less than the bag holds', async () => {
  await expect.poll(() => order()?.disabled).toBe(false)
  bag = { ...cart, data: cart.data.map((item) => ({ ...item, available: 0 })) }
  await queryClient().invalidateQueries({ queryKey: ['cart'] })
  await expect.poll(() => order()?.disabled).toBe(true)
  expect(text()).toContain('Some items have less stock than your bag.')
})
