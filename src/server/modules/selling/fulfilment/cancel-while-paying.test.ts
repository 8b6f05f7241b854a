import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { timesOf } from '../../../../../tests/support/enumerations/sample.ts'
import { doJobs, press, stockOf, waitingAtBank, webhook } from '../../../../../tests/support/selling/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'
import { jobs } from '../../../modules.ts'
import type { JobData } from '../../../platform/jobs.ts'

const minute = 60_000
let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, owner } = app
const { token } = await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })
const poll = jobs.find(({ name }) => name === 'payments.poll')
const price = 50_000

type Waiting = Awaited<ReturnType<typeof waitingAtBank>>

const waitingCrowd = (many: number) => Promise.all(Array.from({ length: many }, () => waitingAtBank(one)))

const act = (id: string, what: string, body: object) =>
  one.call('POST', `/api/v1/orders/${id}/${what}`, { token, body })
const cancel = (id: string) => act(id, 'cancel', { reason: 'No more.' })

/** Resolves after `turns` turns of the event loop, in which the database answers other requests. */
async function later(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await setImmediate()
}

/** All sources that report a payment, and the buyer giving up, with a different timing each round. */
async function pay({ person, start, bank }: Waiting, round: number): Promise<void> {
  const { transactionId } = start.body.data
  const told = { siteId: one.id, attemptId: transactionId, asked: 0 } as JobData
  const ctx = await one.ctx()
  const tellings: (() => unknown)[] = [
    () => press(one, start, 'pay'),
    () => webhook(app, one, { id: bank, status: 'PAID', amount: price, currency: 'INR' }),
    () => poll?.run(ctx, told),
    () => person.failed(transactionId),
    () => person.status(transactionId),
  ]
  await Promise.all(tellings.map((tell, index) => later((round * (index + 2)) % 17).then(tell)))
}

/** Either the payment placed the order, which has its piece; or the piece is on sale once and a refund is due. */
async function expectSound({ person, variantId, orderId }: Waiting): Promise<string> {
  const { status, paymentStatus, payments, events } = await person.order(orderId)
  const isOver = status === 'CANCELLED' || status === 'LAPSED'
  const due = isOver ? 'REFUND_DUE' : 'PAID'
  expect({ paymentStatus, payments }).toMatchObject({ paymentStatus: due, payments: [{ status: due, amount: price }] })
  expect(events.filter(({ kind }) => kind === 'REFUND_DUE')).toHaveLength(isOver ? 1 : 0)
  expect(await stockOf(app, variantId)).toEqual(isOver ? { stock: 1, ledger: 1 } : { stock: 0, ledger: 0 })
  return status
}

test('an order cancelled while it is paid gets a refund, and its piece goes on sale once', async () => {
  const all = await waitingCrowd(timesOf({ gate: 12, deep: 50 }))
  const cancelled = await Promise.all(
    all.map(async (waiting, round) => {
      const [answers] = await Promise.all([
        Promise.all([0, 5].map((more) => later((round + more) % 13).then(() => cancel(waiting.orderId)))),
        pay(waiting, round),
      ])
      return answers.map(({ status }) => status).sort()
    }),
  )
  expect(cancelled).toEqual(all.map(() => [200, 409]))
  for (const waiting of all) expect(await expectSound(waiting)).toBe('CANCELLED')
}, 60_000)

test('an order packed, shipped, cancelled and paid concurrently is shipped, or cancelled with a refund', async () => {
  const all = await waitingCrowd(timesOf({ gate: 6, deep: 20 }))
  const send = async (id: string) => {
    for (const to of ['PACKED', 'SHIPPED']) await act(id, 'moves', { to })
  }
  await Promise.all(
    all.map(async (waiting, round) => {
      await pay(waiting, round)
      await Promise.all([
        send(waiting.orderId),
        later(round % 9).then(() => cancel(waiting.orderId)),
        pay(waiting, round),
      ])
    }),
  )
  for (const waiting of all) expect(['SHIPPED', 'CANCELLED']).toContain(await expectSound(waiting))
}, 60_000)

test('an order that lapses, is cancelled and paid concurrently keeps no payment without its pieces', async () => {
  const all = await waitingCrowd(timesOf({ gate: 6, deep: 20 }))
  passed += 16 * minute
  await Promise.all([
    doJobs(app, now()),
    ...all.flatMap((waiting, round) => [
      later(round % 11).then(() => cancel(waiting.orderId)),
      later(round % 7).then(() => pay(waiting, round)),
    ]),
  ])
  await doJobs(app, now())
  for (const waiting of all) await expectSound(waiting)
  const { rows } = await owner.query("select id from sandbox_payments where status <> 'PAID'")
  expect(rows).toEqual([])
}, 60_000)
