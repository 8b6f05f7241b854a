import type { Order } from '../../../src/shared/selling/orders/orders.ts'
import { type TestApp, type TestSite, testSettings } from '../app.ts'
import { home, newMobile } from './shopping.ts'

/** Lets visitors of a site order without an account, or not, with its other settings as given. */
export async function letGuests(
  { owner, services }: TestApp,
  { id }: TestSite,
  guestCheckout = true,
  others: object = {},
) {
  const settings = { ...testSettings, ...others, guestCheckout }
  await owner.query('update sites set settings = $2 where id = $1', [id, settings])
  services.bus.tell(id, ['site'])
}

let emails = 0

/** A unique email. */
export const newEmail = () => `guest-${emails++}@example.com`

export type Guest = Awaited<ReturnType<typeof guestOf>>

/** A visitor with a bag of their own, and what they do in a shop that lets them. */
export async function guestOf(site: TestSite) {
  const begun = await site.call('POST', '/api/v1/guest')
  const token = begun.body.data.token as string
  const call = (
    method: Parameters<TestSite['call']>[0],
    path: string,
    given: { body?: unknown; query?: Record<string, string> } = {},
  ) => site.call(method, path, { token, ...given })
  return {
    site,
    token,
    call,
    add: (productVariantId: string, quantity = 1) =>
      call('POST', '/api/io/crm/cart_items/add', { body: { productVariantId, quantity } }),
    cart: async () => (await call('POST', '/api/io/crm/cuser/cart_items/all', { body: {} })).body,
    give: (email: string) => call('PUT', '/api/v1/guest', { body: { email } }),
    live: async (mobileNumber = newMobile()): Promise<string> =>
      (await call('POST', '/api/io/crm/cuser/address/add', { body: { ...home, mobileNumber } })).body.data._id,
    init: (paymentMode: string, addressId: string) =>
      call('GET', '/api/io/cart/checkout/init', { query: { addressId, paymentMode } }),
    order: async (id: string): Promise<Order | undefined> => {
      const filters = { _id: [{ operator: 'EQUALS', value: id }] }
      return (await call('POST', '/api/io/crm/admin/customer/orders/all', { body: { filters } })).body.data[0]
    },
  }
}

/** A guest who placed an order of a new product in cash. */
export async function guestWithOrder(site: TestSite, email = newEmail(), mobileNumber = newMobile()) {
  const guest = await guestOf(site)
  const { variantIds } = await site.product()
  await guest.add(variantIds[0] ?? '')
  await guest.give(email)
  const start = await guest.init('cod', await guest.live(mobileNumber))
  return { guest, email, mobileNumber, start, orderId: start.body.data?.orderId as string }
}
