import { expect, test } from 'vitest'
import { testApp, testSettings } from '../../../../../tests/support/app.ts'
import { timesOf } from '../../../../../tests/support/enumerations/sample.ts'
import { bankId, press, shopperWith, stockOf, webhook } from '../../../../../tests/support/selling/shopping.ts'
import { jobs } from '../../../modules.ts'
import type { JobData } from '../../../platform/jobs.ts'

const app = await testApp()
const { one, owner } = app
const rounds = timesOf({ gate: 15, deep: 100 })
const settings = { ...testSettings, orderLimits: { checkoutsPerHour: rounds } }
await owner.query('update sites set settings = $2 where id = $1', [one.id, settings])
const price = 50_000
const poll = jobs.find(({ name }) => name === 'payments.poll')

test('concurrent return, webhook and poller settle one payment once, time after time', async () => {
  const { person, variantId } = await shopperWith(one, { price, stock: rounds })
  const ctx = await one.ctx()
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await person.add(variantId)
    const start = await person.init('sandbox')
    const { orderId, transactionId } = start.body.data
    const told = { siteId: one.id, attemptId: transactionId, asked: 0 } as JobData
    const notice = { id: bankId(start), status: 'PAID', amount: price, currency: 'INR' }
    await Promise.all([
      press(one, start, 'pay'),
      webhook(app, one, notice),
      person.status(transactionId),
      poll?.run(ctx, told),
      webhook(app, one, notice),
      poll?.run(ctx, told),
    ])
    const order = await person.order(orderId)
    expect(order).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID', payments: [{ status: 'PAID' }] })
    expect(order.events.map(({ kind }) => kind)).toEqual(['PENDING_PAYMENT', 'PLACED'])
  }
  expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
  const mailed = await owner.query("select count(*)::int as jobs from jobs.job where name = 'orders.mail'")
  expect(mailed.rows).toEqual([{ jobs: rounds }])
}, 120_000)
