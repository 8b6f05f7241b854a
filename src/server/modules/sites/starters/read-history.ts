import path from 'node:path'
import { z } from 'zod'
import { faultOf } from './faults.ts'
import { pastCustomer, pastOrder, pastVisits, type StarterHistory } from './history.ts'
import { readDocument } from './read-document.ts'
import type { StarterProduct } from './starter.ts'

/** @throws StartError naming the file and the field, also of a customer or a variant that there is not */
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
  return { customers, orders, visits: await readDocument(file('visits'), z.array(pastVisits)) }
}
