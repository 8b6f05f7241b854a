import { type Customer, fillBags, makeCustomers } from '../tests/endurance/support/shoppers.ts'
import { type Answer, call } from './call.ts'
import type { Stage } from './stage.ts'

/** A shop that customers of the bench order in. */
export type BuyersShop = { stage: Stage; port: number; host: string; siteId: number; variants: string[] }

/** Customers, each with a mobile number of their own: unpaid orders are limited for each. */
export async function withNumbers({ stage: { owner }, siteId }: BuyersShop, count: number): Promise<Customer[]> {
  const buyers = await makeCustomers(owner, siteId, count)
  await owner.query(
    `update addresses a set mobile_number = (7000000000 + n.number)::text
     from (select id, row_number() over () as number from addresses where site_id = $1) n
     where a.site_id = $1 and a.id = n.id`,
    [siteId],
  )
  return buyers
}

export async function withBags(shop: BuyersShop, count: number): Promise<Customer[]> {
  const buyers = await withNumbers(shop, count)
  await fillBags(shop.stage.owner, shop.siteId, buyers, shop.variants)
  return buyers
}

/** Starts a payment of the bag. */
export function checkOut(shop: BuyersShop, buyer: Customer, paymentMode: string): Promise<Answer> {
  const query = new URLSearchParams({ addressId: buyer.addressId, paymentMode })
  return send(shop, buyer, { method: 'GET', path: `/api/io/cart/checkout/init?${query}` })
}

let sent = 0

/** Each as from another machine: how often one may ask is not what is measured. @throws Error when it is refused */
export async function send(
  { port, host }: BuyersShop,
  { token }: Customer,
  asked: { method: string; path: string; body?: unknown },
): Promise<Answer> {
  const serial = sent++
  const ip = `10.${serial >> 16}.${(serial >> 8) % 256}.${serial % 256}`
  const headers = { authorization: `Basic ${token}`, 'x-forwarded-for': ip }
  const answer = await call({ port, host, headers, ...asked })
  if (answer.status !== 200) throw new Error(`${asked.path} was answered ${answer.status}: ${answer.body}`)
  return answer
}

/** Does the work for each, so many at once. */
export async function inParallel<T>(all: T[], width: number, work: (one: T) => Promise<unknown>): Promise<void> {
  let next = 0
  const walk = async () => {
    for (let one = all[next++]; one !== undefined; one = all[next++]) await work(one)
  }
  await Promise.all(Array.from({ length: width }, walk))
}
