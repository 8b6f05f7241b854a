import { expect } from 'vitest'
import type { StaffOrder } from '../../../src/shared/selling/orders/staff-order.ts'
import type { Answer } from '../app.ts'
import { testFulfilment } from './fulfilling.ts'
import { press, shopper } from './shopping.ts'

type Given = { quantities?: number[]; prices?: number[]; mode?: 'cod' | 'sandbox' }

/** A shop whose orders have several lines, and what its staff do with their pieces. */
export async function testByLine(given: Parameters<typeof testFulfilment>[0] = {}) {
  const shop = await testFulfilment(given)
  const { one, post } = shop

  /** An order of one variant for each quantity, of which 10 are in stock. */
  async function order({ quantities = [3, 2], prices = [50_000, 33_333], mode = 'sandbox' }: Given = {}) {
    const person = await shopper(one)
    const variantIds: string[] = []
    for (const [index, quantity] of quantities.entries()) {
      const made = await one.product({ name: names[index], price: prices[index] ?? 50_000, stock: 10 })
      variantIds.push(made.variantIds[0] ?? '')
      expect((await person.add(made.variantIds[0] ?? '', quantity)).status).toBe(200)
    }
    const start = await person.init(mode)
    if (mode === 'sandbox') expect((await press(one, start, 'pay')).status).toBe(303)
    const id: string = start.body.data.orderId
    /** A line's position, which is not the order in which it came into the cart. */
    const { lines } = await person.order(id)
    const at = (index: number) => lines.findIndex(({ productVariantId }) => productVariantId === variantIds[index])
    const pieces = (...counts: number[]) =>
      counts.flatMap((count, index) => (count > 0 ? [{ position: at(index), pieces: count }] : []))
    return { person, id, variantIds, at, pieces }
  }

  const sendParcel = (id: string, body: object = {}) => post(id, 'parcels', body)
  const endParcel = (id: string, parcel: string, to: 'DELIVERED' | 'RETURNED', more: object = {}) =>
    post(id, `parcels/${parcel}/moves`, { to, ...more })
  const cancelPieces = (id: string, lines: object[], more: object = {}) =>
    post(id, 'cancellations', { lines, reason: 'Out of stock.', ...more })
  const ofReturn = (
    id: string,
    found: string,
    act: 'pick-up' | 'receive' | 'refund' | 'replacement',
    body: object = {},
  ) => post(id, `returns/${found}/${act}`, body)
  const recordReturn = (id: string, lines: object[]) => post(id, 'returns', { lines })

  async function deliver(id: string): Promise<void> {
    for (const to of ['PACKED', 'SHIPPED', 'DELIVERED']) expect((await shop.move(id, to)).status).toBe(200)
  }

  return { ...shop, order, sendParcel, endParcel, cancelPieces, ofReturn, recordReturn, deliver }
}

const names = ['Kansa bowl', 'Clay cup', 'Brass lamp']

/** The order in the answer; a refusal fails the test. */
export function ok(answer: Answer): StaffOrder {
  expect({ status: answer.status, msg: answer.body.msg }).toMatchObject({ status: 200 })
  return answer.body.data
}
