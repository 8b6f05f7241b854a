import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { StaffOrder } from '../../../src/shared/selling/orders/staff-order.ts'
import { testOrderEdits } from './order-edits.ts'
import { pathOf, phoneDesk, piecesOf, variantOf } from './phone-orders.ts'
import { doJobs } from './shopping.ts'

/** ms */
export const hour = 3_600_000

/** A shop whose staff add items to orders that are paid, as further ones that go along, with a clock that goes on by `pass`. */
export async function testFurtherOrders() {
  let passed = 0
  const now = () => new Date(Date.now() + passed)
  const shop = await testOrderEdits({ now })
  const { app, one, post } = shop
  const desk = await phoneDesk(one)

  /** Lets time pass, and does the jobs that are due then. */
  async function pass(ms: number): Promise<void> {
    passed += ms
    await doJobs(app, now())
  }

  const quoteFurther = (id: string, body: object) => post(id, 'further/quote', { paymentMode: 'link', ...body })

  /** Takes a further order at the total that its quote says. */
  async function further(id: string, body: Record<string, unknown>) {
    const { lines, paymentMode = 'link' } = body
    const total = body.total ?? (await quoteFurther(id, { lines, paymentMode })).body.data?.amounts.total
    return post(id, 'further', { key: randomUUID(), paymentMode, ...body, total })
  }

  /** One that was taken, of a new product unless said. */
  async function taken(id: string, more: Record<string, unknown> = {}) {
    const variantId = await variantOf(one, { name: 'Brass diya', price: 12_000, stock: 5 })
    const { status, body } = await further(id, { lines: piecesOf(variantId, 2), ...more })
    expect(status, JSON.stringify(body)).toBe(200)
    return { variantId, order: body.data as StaffOrder, id: body.data._id as string, path: pathOf(body.data) }
  }

  const submit = (path: string, body: string) =>
    one.call('POST', path, { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })

  async function payAt(path: string): Promise<void> {
    const answer = await submit(path, 'way=sandbox')
    const bank = answer.headers.get('location') ?? ''
    expect((await one.call('POST', `${bank}/pay`)).status).toBe(303)
  }

  return { ...shop, desk, pass, quoteFurther, further, taken, submit, payAt }
}
