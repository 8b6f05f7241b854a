import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { timesOf } from '../../../../../tests/support/enumerations/sample.ts'
import { press, waitingAtBank } from '../../../../../tests/support/selling/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'

const app = await testApp()
const { one } = app
const { token } = await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })
const rounds = Array.from({ length: timesOf({ gate: 5, deep: 20 }) }, (_, index) => index)
const price = 50_000

const post = (id: string, act: string, body: object) => one.call('POST', `/api/v1/orders/${id}/${act}`, { token, body })
const cancel = (id: string) => post(id, 'cancel', { reason: 'No more.' })
const refund = (id: string) => post(id, 'refunds', { amount: price })

type Payment = { status: string; amount: number }

async function moneyOf(id: string) {
  const { payments, refundDue, paymentStatus, events } = (await one.call('GET', `/api/v1/orders/${id}`, { token })).body
    .data
  const sum = (...wanted: string[]) =>
    payments.reduce((sum: number, { status, amount }: Payment) => sum + (wanted.includes(status) ? amount : 0), 0)
  const notes: string[] = events.flatMap(({ kind, note }: { kind: string; note: string }) =>
    kind === 'REFUNDED' ? [note] : [],
  )
  return { paid: sum('PAID', 'REFUND_DUE', 'REFUNDED'), back: sum('REFUNDED'), refundDue, paymentStatus, notes }
}

/** Pays twice: at the bank's page that the customer had given up, and at the new one. */
async function twoAttempts() {
  const { person, start, orderId } = await waitingAtBank(one)
  await person.failed(start.body.data.transactionId)
  return { orderId, start, second: await person.init('sandbox') }
}

describe('a refund', () => {
  test('by concurrent requests is recorded once, and is no more than was paid', async () => {
    for (const _ of rounds) {
      const { start, orderId } = await waitingAtBank(one)
      await press(one, start, 'pay')
      await cancel(orderId)
      const answers = await Promise.all([1, 2, 3, 4].map(() => refund(orderId)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      expect(await moneyOf(orderId)).toEqual({
        paid: price,
        back: price,
        refundDue: 0,
        paymentStatus: 'REFUNDED',
        notes: ['₹500.00 was paid back.'],
      })
    }
  })

  test('while the order is cancelled covers only what was due', async () => {
    for (const _ of rounds) {
      const { start, orderId } = await waitingAtBank(one)
      await press(one, start, 'pay')
      await Promise.all([refund(orderId), cancel(orderId), refund(orderId), cancel(orderId)])
      const { paid, back, refundDue, notes } = await moneyOf(orderId)
      expect({ paid, sum: back + refundDue, notes: notes.length }).toEqual({
        paid: price,
        sum: price,
        notes: back / price,
      })
    }
  })

  test('covers what its user saw: a later payment stays due', async () => {
    const { orderId, start, second } = await twoAttempts()
    await cancel(orderId)
    await press(one, start, 'pay')
    await press(one, second, 'pay')
    const msg = 'The refund due is now ₹1,000.00. Check it and try again.'
    expect(await refund(orderId)).toMatchObject({ status: 409, body: { msg } })
    expect(await moneyOf(orderId)).toMatchObject({ back: 0, refundDue: 2 * price, notes: [] })
    expect((await post(orderId, 'refunds', { amount: 2 * price })).status).toBe(200)
    expect(await moneyOf(orderId)).toMatchObject({ back: 2 * price, refundDue: 0, notes: ['₹1,000.00 was paid back.'] })
  })

  test('that races with another payment is recorded as seen, or not at all', async () => {
    for (const round of rounds) {
      const { orderId, start, second } = await twoAttempts()
      await cancel(orderId)
      await press(one, start, 'pay')
      const both = [() => refund(orderId), () => press(one, second, 'pay')]
      await Promise.all((round % 2 ? both : both.toReversed()).map((act) => act()))
      const { back, refundDue, notes } = await moneyOf(orderId)
      expect(back + refundDue).toBe(2 * price)
      expect(notes).toEqual(back === 0 ? [] : ['₹500.00 was paid back.'])
    }
  })
})
