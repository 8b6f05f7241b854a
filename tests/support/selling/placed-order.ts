import { expect } from 'vitest'
import type { TestSite } from '../app.ts'
import { shopper } from './shopping.ts'

/** Orders one of each product, paid on delivery, as a new customer. @returns the order's id */
export async function placedOrder(site: TestSite, products: { variantIds: string[] }[]): Promise<string> {
  const buyer = await shopper(site)
  for (const { variantIds } of products) await buyer.add(variantIds[0] ?? '')
  expect((await buyer.init('cod')).status).toBe(200)
  const [order] = await buyer.orders()
  return order?._id ?? ''
}
