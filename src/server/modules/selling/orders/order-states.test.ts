import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { shopperWith } from '../../../../../tests/support/selling/shopping.ts'
import { type OrderStatus, orderStatuses } from '../../../../shared/selling/orders/orders.ts'
import { transaction } from '../../../platform/context.ts'
import { lockOrder, move } from './index.ts'

const { one, owner } = await testApp()
const { person } = await shopperWith(one)
const { orderId } = (await person.init('cod')).body.data
const statuses = Object.keys(orderStatuses) as OrderStatus[]

async function moved(from: OrderStatus, to: OrderStatus): Promise<string> {
  await owner.query('update orders set status = $2 where id = $1', [orderId, from])
  return transaction(await one.ctx(), async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (!order) throw new Error('the order is gone')
    return (await move(ctx, order, to, {})).status
  })
}

test('an order accepts only the allowed moves, and names those it refuses', async () => {
  const ways: string[] = []
  for (const from of statuses) {
    for (const to of statuses) {
      const word = (status: OrderStatus) => orderStatuses[status].toLowerCase()
      const refused = `An order can’t change from ${word(from)} to ${word(to)}.`
      const answer = await moved(from, to).catch((error: Error) => error.message)
      if (answer === to) ways.push(`${from} ${to}`)
      else expect(answer).toBe(refused)
    }
  }
  expect(ways).toEqual([
    'PENDING_PAYMENT PLACED',
    'PENDING_PAYMENT CANCELLED',
    'PENDING_PAYMENT LAPSED',
    'PLACED PACKED',
    'PLACED DELIVERED',
    'PLACED CANCELLED',
    'PLACED CANCEL_REQUESTED',
    'PLACED RETURNED',
    'PACKED SHIPPED',
    'PACKED DELIVERED',
    'PACKED CANCELLED',
    'PACKED CANCEL_REQUESTED',
    'PACKED RETURNED',
    'SHIPPED DELIVERED',
    'SHIPPED RETURNED',
    'DELIVERED RETURN_REQUESTED',
    'DELIVERED RETURNED',
    'LAPSED PLACED',
    'CANCEL_REQUESTED PLACED',
    'CANCEL_REQUESTED PACKED',
    'CANCEL_REQUESTED SHIPPED',
    'CANCEL_REQUESTED DELIVERED',
    'CANCEL_REQUESTED CANCELLED',
    'CANCEL_REQUESTED RETURNED',
    'RETURN_REQUESTED DELIVERED',
    'RETURN_REQUESTED RETURNED',
  ])
})
