// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, mount } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { addresses, paymentOptions, person, previewOf } from '../../features/account/preview.ts'
import type { OfferedPlace } from '../../shared/selling/delivery/pick-up.ts'
import CheckoutPage from './checkout-page.island.tsx'

const { cart } = previewOf([])
const studio: OfferedPlace = {
  ...{ id: 'studio', name: 'Lake Road studio', line1: '14 Lake Road', line2: '', city: 'Pune', state: 'Maharashtra' },
  ...{ pincode: '411004', phone: '020 2553 1122', hours: 'Mon–Sat 11 am to 7 pm', ready: '2026-11-28' },
}
const fort: OfferedPlace = { ...studio, id: 'fort', name: 'Fort shop', ready: '2026-12-02' }
const shipping = 4_900
const total = cart.amounts.total

let saved = addresses
let offer = { delivers: true, places: [studio, fort] }
let gone = ''
let delivers = true
/** Queries of the orders that were asked for. */
let orders: Record<string, string>[] = []

function order(query: Record<string, string>): Response {
  orders.push(query)
  if (query.mobile?.length !== 10) return refusal(400, 'mobile', 'Enter a 10-digit mobile number.')
  if (query.pickUp === gone) {
    offer = { ...offer, places: [fort] }
    return refusal(409, 'pickUp', 'Orders can no longer be picked up there.')
  }
  return Response.json({ data: { orderId: 'o1', number: 1001, total, transactionId: null, redirect: null } })
}

const refusal = (status: number, field: string, msg: string) =>
  Response.json({ msg, errors: [{ field, defaultMessage: msg }] }, { status })

function answer({ pathname, searchParams }: URL): Response {
  const query = Object.fromEntries(searchParams)
  const charged = { ...cart.amounts, ...(query.pickUp ? {} : { shipping, total: total + shipping }) }
  if (pathname.endsWith('/cart_items/all')) return Response.json({ ...cart, amounts: charged, delivers })
  if (pathname.endsWith('/address/all')) return Response.json({ data: saved, total: saved.length })
  if (pathname.endsWith('/pick-up')) return Response.json({ data: offer })
  if (pathname.endsWith('/checkout/options'))
    return Response.json({ data: query.pickUp === 'fort' ? paymentOptions.slice(0, 1) : paymentOptions })
  if (pathname.endsWith('/checkout/cash')) return Response.json({ data: { reason: null } })
  return pathname.endsWith('/checkout/init') ? order(query) : Response.json({ data: person })
}

signedInPage()
beforeEach(() => {
  saved = addresses
  offer = { delivers: true, places: [studio, fort] }
  gone = ''
  delivers = true
  orders = []
  vi.stubGlobal('fetch', async (address: string) => answer(new URL(address, 'http://shop.localhost')))
})

const text = () => document.body.textContent ?? ''
const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)
const field = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
    ?.control as HTMLInputElement | null
const place = (label: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === label)

async function open(): Promise<void> {
  mount(
    <IslandRoot>
      <CheckoutPage note="" preview={null} />
    </IslandRoot>,
  )
  await expect.poll(text).toContain('Look it over')
}

async function openPickUp(): Promise<void> {
  await open()
  radio('pickUp')?.click()
  await expect.poll(() => field('Collected by')).toBeTruthy()
}

// Shows B310.
test('an address that is not delivered to leads to picking up', async () => {
  delivers = false
  await open()
  await expect.poll(text).toContain('We don’t deliver to this address yet. Choose another one, or pick up your order.')
  radio('pickUp')?.click()
  await expect.poll(text).not.toContain('We don’t deliver')
  await expect.poll(() => place('Pay ₹4,397')).toHaveProperty('disabled', false)
})

// Shows B297.
test('picking up costs no delivery, names place and day, and orders for who collects it', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  await open()
  await expect.poll(() => place('Pay ₹4,446')).toBeDefined()
  expect(radio('deliver')?.checked).toBe(true)
  radio('pickUp')?.click()
  await expect.poll(() => place('Pay ₹4,397')).toBeDefined()
  await expect.poll(text).toContain('Mon–Sat 11 am to 7 pm')
  expect(document.querySelectorAll('input[name=address]')).toHaveLength(0)
  radio('fort')?.click()
  await expect.poll(() => radio('cod')).toBeNull()
  expect(text()).toMatch(/Total₹4,397.*Ready by 2 December 2026/)
  radio('studio')?.click()
  await expect.poll(() => radio('cod')).not.toBeNull()
  radio('cod')?.click()
  const [first] = addresses
  expect([field('Collected by')?.value, field('Mobile Number')?.value]).toEqual([first?.name, first?.mobileNumber])
  fill(field('Collected by') as HTMLInputElement, 'Ravi Iyer')
  await expect.poll(() => place('Place order · ₹4,397')).toBeDefined()
  place('Place order · ₹4,397')?.click()
  await expect.poll(() => left.mock.calls).toEqual([['/payment/success?order=o1']])
  expect(orders).toEqual([
    {
      ...{ pickUp: 'studio', name: 'Ravi Iyer', mobile: first?.mobileNumber, paymentMode: 'cod' },
      ...{ total: String(total), pieces: expect.any(String), items: expect.any(String) },
    },
  ])
})

// Shows B297.
test('a wrong mobile number is said at its field until it is changed', async () => {
  await openPickUp()
  fill(field('Mobile Number') as HTMLInputElement, '12')
  await expect.poll(() => place('Pay ₹4,397')).toBeDefined()
  place('Pay ₹4,397')?.click()
  await expect.poll(() => field('Mobile Number')?.getAttribute('aria-invalid')).toBe('true')
  fill(field('Mobile Number') as HTMLInputElement, '9876543210')
  await expect.poll(() => field('Mobile Number')?.getAttribute('aria-invalid')).toBeNull()
})

// Shows B327.
test('a business that collects is asked for what its invoice needs, beginning with its saved address', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  saved = addresses.map((each) => ({ ...each, gstin: '29AAGCB7383J1Z4', businessName: 'Iyer Traders' }))
  await openPickUp()
  expect(field('GSTIN')).toBeFalsy()
  field('Invoice to a business')?.click()
  await expect.poll(() => field('GSTIN')?.value).toBe('29AAGCB7383J1Z4')
  fill(field('Registered address') as HTMLInputElement, '5 Mill Road, Bengaluru 560003')
  radio('cod')?.click()
  await expect.poll(() => place('Place order · ₹4,397')).toBeDefined()
  place('Place order · ₹4,397')?.click()
  const business = { gstin: '29AAGCB7383J1Z4', businessName: 'Iyer Traders' }
  await expect
    .poll(() => orders)
    .toMatchObject([{ ...business, businessAddress: '5 Mill Road, Bengaluru 560003', pickUp: 'studio' }])
  field('Invoice to a business')?.click()
  await expect.poll(() => field('GSTIN')).toBeFalsy()
})

// Shows B297.
test('a place that is gone meanwhile is said, and no longer offered', async () => {
  gone = 'studio'
  await openPickUp()
  await expect.poll(() => place('Pay ₹4,397')).toBeDefined()
  place('Pay ₹4,397')?.click()
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain('no longer be picked up there')
  await expect.poll(() => radio('studio')).toBeNull()
  expect(text()).toContain('Fort shop')
})

// Shows B297.
test('a shop that delivers nowhere asks for no address, and one with a single place asks for none of these', async () => {
  saved = []
  offer = { delivers: false, places: [studio] }
  await open()
  await expect.poll(() => field('Collected by')?.value).toBe(person.firstName)
  expect(document.querySelectorAll('input[name=way], input[name=pick-up]')).toHaveLength(0)
  expect(text()).toMatch(/Pick up at.*Lake Road studio.*14 Lake Road/)
  expect(text()).not.toContain('Save an address first.')
})

// Shows B297.
test('an unpaid order that is picked up is paid at its place', async () => {
  history.replaceState(null, '', '/checkout?mode=sandbox&pickUp=fort')
  await open()
  await expect.poll(() => radio('fort')?.checked).toBe(true)
  expect(radio('pickUp')?.checked).toBe(true)
  history.replaceState(null, '', '/checkout')
})
