import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import {
  bankId,
  doJobs,
  press,
  settleBooks,
  stockOf,
  waitingAtBank,
  webhook,
} from '../../../../../tests/support/selling/shopping.ts'

const minute = 60_000
const hour = 60 * minute
/** Ahead of the database's clock, which schedules jobs without a time. */
let time = new Date(Date.now() + 24 * hour)
const app = await testApp({ now: () => time })
const { one, owner } = app
const { token } = await one.signIn({ userType: 'ADMIN' })
const price = 50_000
const reserved = 5 * minute

const later = (ms: number) => {
  time = new Date(time.getTime() + ms)
}

type Waiting = Awaited<ReturnType<typeof waitingAtBank>>

const tell = ({ bank }: Waiting) => webhook(app, one, { id: bank, status: 'PAID', amount: price, currency: 'INR' })

/** An order that lapsed exactly at the end of its reservation. */
async function lapsed(given: Parameters<typeof waitingAtBank>[1] = {}): Promise<Waiting> {
  const waiting = await waitingAtBank(one, given)
  later(reserved)
  await doJobs(app, time)
  expect((await waiting.person.order(waiting.orderId)).status).toBe('LAPSED')
  return waiting
}

/** Mails about an order, but the one that it lapsed. */
async function mailsTo(recipient: string, about: number): Promise<{ subject: string; body_text: string }[]> {
  await doJobs(app, time)
  const { rows } = await owner.query('select subject, body_text from mails where recipient = $1 and subject like $2', [
    recipient,
    `%order ${about}%`,
  ])
  return rows.filter(({ subject }) => !subject.includes('was not paid'))
}

/** The payment belongs to the placed order; no refund is due. */
async function expectPlaced({ person, orderId, variantId }: Waiting): Promise<void> {
  const order = await person.order(orderId)
  expect(order).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID', payments: [{ status: 'PAID' }] })
  expect(order.events.filter(({ kind }) => kind === 'REFUND_DUE')).toEqual([])
  const { stock, ledger } = await stockOf(app, variantId)
  expect([stock, ledger]).toEqual([0, 0])
}

/** A refund is due, buyer and owner see the reason, and the piece is on sale. */
async function expectRefund({ person, orderId, variantId }: Waiting, why: string, stock = 1): Promise<void> {
  const order = await person.order(orderId)
  expect(order).toMatchObject({ status: 'LAPSED', paymentStatus: 'REFUND_DUE', payments: [{ status: 'REFUND_DUE' }] })
  const note = `₹500.00 came too late and will be paid back. ${why}`
  expect(order.events.flatMap(({ kind, note }) => (kind === 'REFUND_DUE' ? [note] : []))).toEqual([note])
  expect(await stockOf(app, variantId)).toEqual({ stock, ledger: stock })
  const [told, ...more] = await mailsTo(person.email, order.number)
  expect(more).toEqual([])
  expect(told?.body_text).toContain(note)
  expect(told?.body_text).toContain(`/order/${orderId}.`)
}

const staffOrder = async (id: string) => (await one.call('GET', `/api/v1/orders/${id}`, { token })).body.data

describe('a payment after the order has lapsed places it', () => {
  // Shows B22.
  test('within an hour, to the millisecond', async () => {
    const waiting = await lapsed()
    later(hour)
    expect((await tell(waiting)).status).toBe(200)
    await expectPlaced(waiting)
  })

  // Shows B22.
  test('and not a millisecond later', async () => {
    const waiting = await lapsed()
    later(hour + 1)
    expect((await tell(waiting)).status).toBe(200)
    await expectRefund(waiting, 'The time to pay had been over for more than an hour.')
  })

  test('within an hour of lapsing, though it lapsed after its reservation', async () => {
    const waiting = await waitingAtBank(one)
    later(reserved + 10 * minute)
    await doJobs(app, time)
    expect((await waiting.person.order(waiting.orderId)).status).toBe('LAPSED')
    later(hour)
    await tell(waiting)
    await expectPlaced(waiting)
  })

  test('when its buyer has ordered other items since, or the same ones and cancelled them', async () => {
    const waiting = await lapsed({ stock: 2 })
    const [other = ''] = (await one.product()).variantIds
    await owner.query('update cart_items set variant_id = $2 where variant_id = $1', [waiting.variantId, other])
    await press(one, await waiting.person.init('sandbox'), 'pay')
    await waiting.person.add(waiting.variantId)
    const again = await waiting.person.init('cod')
    await one.call('POST', `/api/v1/orders/${again.body.data.orderId}/cancel`, { token, body: { reason: 'No more.' } })
    await tell(waiting)
    expect(await waiting.person.order(waiting.orderId)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' })
  })

  test('when the price was changed and changed back', async () => {
    const waiting = await lapsed()
    await owner.query('update variants set price = price - 1 where id = $1', [waiting.variantId])
    await owner.query('update variants set price = price + 1 where id = $1', [waiting.variantId])
    await tell(waiting)
    await expectPlaced(waiting)
  })
})

describe('a late payment is refunded', () => {
  // Shows B22.
  test.each([
    ['the price was raised', 'update variants set price = 1000000, mrp = 1000000 where id = $1', 'price'],
    ['the price was lowered', 'update variants set price = 100 where id = $1', 'price'],
    ['the variant is sold no more', 'update variants set archived_at = now() where id = $1', 'sold'],
    [
      'the product was unpublished',
      "update products set status = 'DRAFT' where id = (select product_id from variants where id = $1)",
      'sold',
    ],
  ])('when %s', async (_, change, what) => {
    const waiting = await lapsed({ name: 'Kansa bowl' })
    await owner.query(change, [waiting.variantId])
    await tell(waiting)
    await expectRefund(
      waiting,
      what === 'price' ? 'The price of Kansa bowl has changed.' : 'Kansa bowl is no longer sold.',
    )
  })

  test('when the piece is sold', async () => {
    const waiting = await lapsed()
    await owner.query('update variants set stock = 0 where id = $1', [waiting.variantId])
    await owner.query(
      "insert into stock_moves (site_id, variant_id, quantity, reason) values ($1, $2, -1, 'CORRECTED')",
      [one.id, waiting.variantId],
    )
    await tell(waiting)
    await expectRefund(waiting, 'Not everything that was ordered is still there.', 0)
  })

  test('when another order replaced it more than an hour ago, before its reservation ended', async () => {
    const waiting = await waitingAtBank(one, { stock: 3 })
    later(minute)
    await waiting.person.add(waiting.variantId)
    expect((await waiting.person.init('sandbox')).body.data.orderId).not.toBe(waiting.orderId)
    later(hour + 1)
    await tell(waiting)
    await expectRefund(waiting, 'The time to pay had been over for more than an hour.')
  })

  // Shows B22.
  test('when its items have been ordered again, and paid, since', async () => {
    const waiting = await lapsed({ stock: 3 })
    const again = await waiting.person.init('sandbox')
    expect((await press(one, again, 'pay')).status).toBe(303)
    expect((await waiting.person.order(again.body.data.orderId)).status).toBe('PLACED')
    await tell(waiting)
    await expectRefund(waiting, 'Its items have been ordered again since.', 2)
  })

  test('also when the order is still pending after its time', async () => {
    const waiting = await waitingAtBank(one)
    later(reserved + hour + 1)
    expect((await waiting.person.order(waiting.orderId)).status).toBe('PENDING_PAYMENT')
    await tell(waiting)
    await expectRefund(waiting, 'The time to pay had been over for more than an hour.')
  })

  test('also when the order is still pending and its price rose after its time', async () => {
    const waiting = await waitingAtBank(one, { name: 'Kansa bowl' })
    later(reserved + minute)
    await owner.query('update variants set price = 60000, mrp = 60000 where id = $1', [waiting.variantId])
    await tell(waiting)
    await expectRefund(waiting, 'The price of Kansa bowl has changed.')
  })

  // Shows B22.
  test('and the owner gets a mail at the sender address', async () => {
    await owner.query('update sites set settings = settings || $2 where id = $1', [
      one.id,
      { mailFrom: 'Aangan <hello@aangan.example>' },
    ])
    app.services.bus.tell(one.id, ['site'])
    const waiting = await lapsed()
    later(2 * hour)
    await tell(waiting)
    await tell(waiting)
    const { number, refundDue, events } = await staffOrder(waiting.orderId)
    expect([refundDue, events.at(-1).kind]).toEqual([price, 'REFUND_DUE'])
    const mails = await mailsTo('hello@aangan.example', number)
    expect(mails).toEqual([
      {
        subject: `Refund due for order ${number} · Site one`,
        body_text: expect.stringContaining('₹500.00 came too late'),
      },
    ])
    expect(mails[0]?.body_text).toContain(`/admin/orders/${waiting.orderId}`)
  })
})

test('a payment in time costs what was shown, whatever the shop changes meanwhile', async () => {
  const waiting = await waitingAtBank(one, { name: 'Kansa bowl' })
  await owner.query('update variants set price = 1000000, mrp = 1000000 where id = $1', [waiting.variantId])
  await owner.query("update products set status = 'DRAFT' where name = 'Kansa bowl'")
  later(reserved - 1)
  await press(one, waiting.start, 'pay')
  await expectPlaced(waiting)
})

test('every race of prices, time and payment ends in an order or a refund', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 12; round++) {
    const waiting = await lapsed()
    if (round % 3 === 2) later(hour + 1)
    const change = () =>
      owner.query('update variants set price = 60000, mrp = 60000 where id = $1', [waiting.variantId])
    const acts = [() => tell(waiting), change, () => tell(waiting), () => doJobs(app, time)]
    await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    const { status, payments } = await waiting.person.order(waiting.orderId)
    seen.add(status)
    const isPlaced = status === 'PLACED'
    expect(payments.map(({ status }) => status)).toEqual([isPlaced ? 'PAID' : 'REFUND_DUE'])
    const left = isPlaced ? 0 : 1
    expect(await stockOf(app, waiting.variantId)).toEqual({ stock: left, ledger: left })
  }
  expect(seen).toContain('LAPSED')
})

describe("the sandbox bank's page", () => {
  const page = async ({ start }: Waiting) => (await one.call('GET', start.body.data.redirect)).body
  const expired = 'The time to pay has run out, and nothing was charged.'

  test('accepts the payment for an hour after the reservation, to the millisecond', async () => {
    const waiting = await lapsed()
    later(hour)
    expect(await page(waiting)).toContain('>Pay</button>')
    expect((await press(one, waiting.start, 'pay')).status).toBe(303)
    await expectPlaced(waiting)
  })

  // Shows B22.
  test('then says that the time is over, and accepts no payment by any request', async () => {
    const waiting = await lapsed()
    later(hour + 1)
    expect(await page(waiting)).toContain(expired)
    expect(await page(waiting)).not.toContain('<form')
    for (const button of ['pay', 'fail', 'pay'] as const) {
      const answer = await press(one, waiting.start, button)
      expect([answer.status, answer.body]).toEqual([200, expect.stringContaining(expired)])
    }
    await waiting.person.status(waiting.start.body.data.transactionId)
    expect(await waiting.person.order(waiting.orderId)).toMatchObject({
      status: 'LAPSED',
      paymentStatus: 'FAILED',
      payments: [{ status: 'FAILED' }],
    })
    const { rows } = await owner.query('select status from sandbox_payments where id = $1', [bankId(waiting.start)])
    expect(rows).toEqual([{ status: 'OPEN' }])
  })

  test('accepts no payment of an attempt from before payments expired', async () => {
    const waiting = await waitingAtBank(one)
    await owner.query('update sandbox_payments set expires_at = null where id = $1', [waiting.bank])
    expect(await page(waiting)).toContain(expired)
    await press(one, waiting.start, 'pay')
    expect((await waiting.person.order(waiting.orderId)).paymentStatus).not.toBe('PAID')
  })

  test('a payment in time that is reported much later is refunded', async () => {
    const waiting = await lapsed()
    await settleBooks(app, waiting.start, 'PAID')
    later(12 * 24 * hour)
    await doJobs(app, time)
    await expectRefund(waiting, 'The time to pay had been over for more than an hour.')
  })
})
