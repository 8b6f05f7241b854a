import path from 'node:path'
import { z } from 'zod'
import { faultOf } from './faults.ts'
import { type PastOrder, pastCustomer, pastOrder, pastReview, pastVisits, type StarterHistory } from './history.ts'
import { readDocument } from './read-document.ts'
import type { StarterProduct } from './starter.ts'

/** @throws StartError naming the file and the field, also for an unknown customer or variant */
export async function readHistory(folder: string, products: StarterProduct[]): Promise<StarterHistory> {
  const file = (name: string) => path.join(folder, 'history', `${name}.json`)
  const skus = new Set(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)))
  const customers = await readDocument(file('customers'), z.array(pastCustomer))
  const emails = new Set(customers.map(({ email }) => email))
  const orders = await readDocument(file('orders'), z.array(pastOrder), (orders) =>
    orders.flatMap(({ customer, pieces }, index) => [
      ...faultOf('customer', customer, emails, [index, 'customer']),
      ...pieces.flatMap(({ sku }, place) => faultOf('variant', sku, skus, [index, 'pieces', place, 'sku'])),
    ]),
  )
  const reviews = await readDocument(file('reviews'), z.array(pastReview), (reviews) =>
    reviews.flatMap(({ customer, sku, helpful }, index) => [
      ...faultOf('customer', customer, emails, [index, 'customer']),
      ...faultOf('delivered variant', sku, deliveredTo(orders, customer), [index, 'sku']),
      ...helpful.flatMap((email, place) => faultOf('customer', email, emails, [index, 'helpful', place])),
    ]),
  )
  return { customers, orders, visits: await readDocument(file('visits'), z.array(pastVisits)), reviews }
}

/** SKUs delivered to a customer. */
function deliveredTo(orders: PastOrder[], customer: string): Set<string> {
  const own = orders.filter((order) => order.customer === customer && order.steps.some(({ to }) => to === 'DELIVERED'))
  return new Set(own.flatMap(({ pieces }) => pieces.map(({ sku }) => sku)))
}
