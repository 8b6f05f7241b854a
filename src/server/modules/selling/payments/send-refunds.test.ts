import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { testInTurn } from '../../../../../tests/support/enumerations/test-in-turn.ts'
import { inMood } from '../../../../../tests/support/outside/provider.ts'
import { refundBanks } from '../../../../../tests/support/outside/refund-banks.ts'
import { refundsOf } from '../../../../../tests/support/selling/refunding.ts'

let passed = 0
const app = await testApp({ now: () => new Date(Date.now() + passed) })
const { one, two, owner } = app
const banks = await refundBanks(app)
const { cancel, refund, read, latest, later, post } = await refundsOf(app, one)
const soon = 5_000
const price = 50_000

// Shows B189.
describe.each(banks.map((bank, at) => [bank.name, bank, at] as const))('a refund to source by %s', (_, double, at) => {
  const inTurn = testInTurn(at, banks)
  const { bank, paid, done, failed, tell, held, keysOf, forget } = double

  async function due() {
    const { person, orderId: id, transactionId } = await paid(one)
    expect((await cancel(id)).status).toBe(200)
    return { person, id, transactionId }
  }

  async function sent() {
    const order = await due()
    expect((await refund(order.id)).status).toBe(200)
    await later(soon)
    const refundId = (await latest(order.id))?._id ?? ''
    return { ...order, refundId }
  }

  const heldAs = (id: string) => held().filter((each) => each === id)

  inTurn('is recorded, then sent once, and done when the provider says so', async () => {
    const { person, id } = await due()
    const before = bank.asked.length
    const { body } = await refund(id, { note: 'Sorry.' })
    expect(body.data).toMatchObject({
      ...{ paymentStatus: 'REFUND_DUE', refundDue: 0 },
      refunds: [{ state: 'REQUESTED', amount: price, byHand: false }],
    })
    expect(bank.asked.length).toBe(before)
    await later(soon)
    const order = await read(id)
    const [{ _id } = { _id: '' }] = order.refunds
    expect(order).toMatchObject({
      paymentStatus: 'REFUND_DUE',
      refunds: [{ state: 'SENT', providerId: expect.any(String) }],
    })
    expect(heldAs(_id)).toHaveLength(1)
    done(_id)
    await later(60_000)
    expect(await read(id)).toMatchObject({
      ...{ paymentStatus: 'REFUNDED', refundDue: 0, payments: [{ status: 'REFUNDED' }] },
      refunds: [{ state: 'DONE' }],
    })
    const own = await person.order(id)
    expect(own.payments).toMatchObject([{ refunds: [{ amount: price, state: 'DONE' }] }])
    expect(own.events.slice(-2)).toMatchObject([
      { kind: 'REFUND_SENT', note: '₹500.00 is being paid back. Sorry.' },
      { kind: 'REFUNDED', note: '₹500.00 was paid back.' },
    ])
    const { rows } = await owner.query('select subject, body_text from mails where recipient = $1 order by id', [
      person.email,
    ])
    expect(rows.map(({ subject }) => subject.replace(/ ·.*/, '')).slice(-2)).toEqual([
      `Your refund for order ${order.number} is on its way`,
      `Your refund for order ${order.number}`,
    ])
    expect(rows.slice(-2).map(({ body_text }) => body_text.includes('Sorry.'))).toEqual([true, false])
  })

  inTurn('ten events at once count once, whatever they tell of the amount', async () => {
    const { id, refundId } = await sent()
    const event = done(refundId)
    const told = await Promise.all(Array.from({ length: 10 }, () => tell(one, { ...event, amount: 1 })))
    expect(told.map(({ status }) => status)).toEqual(Array(10).fill(200))
    await later(soon)
    const order = await read(id)
    expect(order).toMatchObject({ paymentStatus: 'REFUNDED', refunds: [{ state: 'DONE', amount: price }] })
    expect(order.events.filter(({ kind }) => kind === 'REFUNDED')).toHaveLength(1)
  })

  inTurn('a forged event is refused, and one of another site changes nothing', async () => {
    const { id, refundId } = await sent()
    const event = done(refundId)
    expect((await tell(one, event, { webhookSecret: 'whsec_guessed' })).status).toBe(401)
    expect((await tell(one, event, keysOf(two))).status).toBe(401)
    expect((await tell(two, event)).status).toBe(200)
    await later(soon)
    expect((await latest(id))?.state).toBe('SENT')
  })

  inTurn('an event of the test account changes no refund of the live one', async () => {
    const { id, refundId } = await sent()
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const keys = keysOf(one, 'test')
    const saved = await one.call('PUT', `/api/v1/payment-accounts/${double.name}/test`, { token, body: keys })
    expect(saved.status).toBe(200)
    expect((await tell(one, done(refundId), keys)).status).toBe(200)
    await later(soon)
    expect((await latest(id))?.state).toBe('SENT')
  })

  inTurn('the event that comes before the answer counts, and the answer takes nothing back', async () => {
    const { id } = await due()
    await refund(id)
    const { _id = '' } = (await latest(id)) ?? {}
    bank.setMood('slow')
    const sending = later(soon)
    await expect.poll(() => bank.asked.length).toBeGreaterThan(0)
    bank.setMood('well')
    await sending
    await tell(one, done(_id))
    await later(soon)
    expect(await read(id)).toMatchObject({ paymentStatus: 'REFUNDED', refunds: [{ state: 'DONE' }] })
    expect(heldAs(_id)).toHaveLength(1)
  })

  test.each(['silent', 'broken'] as const)('a %s provider is asked again, and pays back once', async (mood) => {
    const { id } = await due()
    await refund(id)
    await inMood(app, bank, mood, () => later(soon))
    expect(await latest(id)).toMatchObject({ state: 'REQUESTED', fault: '' })
    await later(60_000)
    const { _id = '', state } = (await latest(id)) ?? {}
    expect(state).toBe('SENT')
    expect(heldAs(_id)).toHaveLength(1)
  })

  /** Puts a refund back to where a job is that was killed before it wrote the answer. */
  const kill = (refundId: string) =>
    owner.query(`update payment_refunds set state = 'REQUESTED', provider_refund_id = null where id = $1`, [refundId])

  inTurn('a job that is killed after the call sends a part no second time, a day later either', async () => {
    const { orderId: id } = await paid(one)
    await refund(id, { amount: 10_000 })
    await later(soon)
    const { _id = '' } = (await latest(id)) ?? {}
    await kill(_id)
    forget()
    await later(60_000)
    expect((await latest(id))?.state).toBe('SENT')
    expect(heldAs(_id)).toHaveLength(1)
  })

  inTurn('a refund that the provider refuses fails with its words, and can be tried again', async () => {
    const { person, id, transactionId } = await due()
    double.empty(transactionId)
    await refund(id)
    await later(soon)
    const order = await read(id)
    expect(order).toMatchObject({ refundDue: price, paymentStatus: 'REFUND_DUE', refunds: [{ state: 'FAILED' }] })
    expect(order.refunds[0]?.fault).toMatch(/refunded already|already been refunded|greater|request is refused/)
    expect(order.events.at(-1)).toMatchObject({
      internal: true,
      note: expect.stringContaining('could not be refunded'),
    })
    expect((await person.order(id)).payments).toMatchObject([{ refunds: [] }])
    expect((await refund(id, { how: 'hand', note: 'By bank transfer.' })).body.data).toMatchObject({
      ...{ paymentStatus: 'REFUNDED', refundDue: 0 },
      refunds: [{ state: 'FAILED' }, { state: 'DONE', byHand: true }],
    })
  })

  inTurn('a refund that the bank cannot pay fails, and a new refund takes its place', async () => {
    const { id, refundId } = await sent()
    await tell(one, failed(refundId))
    await later(soon)
    expect(await read(id)).toMatchObject({ refundDue: price, refunds: [{ state: 'FAILED' }] })
    expect((await refund(id)).status).toBe(200)
    await later(soon)
    const again = await latest(id)
    expect(again).toMatchObject({ state: 'SENT' })
    expect(again?._id).not.toBe(refundId)
  })

  inTurn('a refund that the bank pays after a failure is done, unless a new refund has taken its place', async () => {
    const [paidAfterAll, replaced] = [await sent(), await sent()]
    for (const { refundId } of [paidAfterAll, replaced]) await tell(one, failed(refundId))
    await later(soon)
    await refund(replaced.id)
    await later(soon)
    for (const { refundId } of [paidAfterAll, replaced]) await tell(one, done(refundId))
    await later(soon)
    expect(await read(paidAfterAll.id)).toMatchObject({
      ...{ refundDue: 0, paymentStatus: 'REFUNDED', payments: [{ status: 'REFUNDED' }] },
      refunds: [{ state: 'DONE' }],
    })
    expect((await read(replaced.id)).refunds.map(({ state }) => state)).toEqual(['FAILED', 'SENT'])
  })

  inTurn('a refund that the bank returns after it was done is due again', async () => {
    const { id, refundId } = await sent()
    await tell(one, done(refundId))
    await later(soon)
    await tell(one, failed(refundId))
    await later(soon)
    expect(await read(id)).toMatchObject({
      ...{ refundDue: price, paymentStatus: 'REFUND_DUE', payments: [{ status: 'REFUND_DUE' }] },
      refunds: [{ state: 'FAILED' }],
    })
  })

  inTurn('another amount at the provider leaves it open', async () => {
    const { id, refundId } = await sent()
    await tell(one, done(refundId, price - 1))
    await later(soon)
    expect(await latest(id)).toMatchObject({ state: 'SENT' })
  })

  inTurn('a bank that takes days is asked for thirty of them', async () => {
    const { id, refundId } = await sent()
    passed += 20 * 24 * 3_600_000
    await later(soon)
    expect((await latest(id))?.state).toBe('SENT')
    done(refundId)
    passed += 7 * 3_600_000
    await later(soon)
    expect(await latest(id)).toMatchObject({ state: 'DONE' })
  })

  inTurn('staff ask again, and mark as done what the provider leaves open', async () => {
    const { id, refundId } = await sent()
    expect((await post(id, `refunds/${refundId}/settle`, { note: 'Seen there.' })).status).toBe(409)
    expect((await post(id, `refunds/${refundId}/ask`, {})).body.data.refunds).toMatchObject([{ state: 'SENT' }])
    passed += 8 * 24 * 3_600_000
    const settle = () => post(id, `refunds/${refundId}/settle`, { note: 'Seen there.' })
    expect((await settle()).body.data).toMatchObject({
      paymentStatus: 'REFUNDED',
      refunds: [{ state: 'DONE', byHand: true }],
    })
    expect((await settle()).status).toBe(409)
  })

  inTurn('keys that are gone refuse a refund, but leave one open that may have arrived', async () => {
    const [open, fresh] = [await sent(), await due()]
    const rename = (from: string, to: string) =>
      owner.query('update payment_credentials set provider = $2 where provider = $1', [from, to])
    await kill(open.refundId)
    await rename(double.name, 'gone')
    await refund(fresh.id)
    await later(60_000)
    expect(await latest(fresh.id)).toMatchObject({ state: 'FAILED', fault: expect.stringContaining('keys') })
    expect(await latest(open.id)).toMatchObject({ state: 'REQUESTED' })
    await rename('gone', double.name)
  })

  inTurn('keys of another account refuse a refund, but leave one open that those of before may have sent', async () => {
    const [open, fresh] = [await sent(), await due()]
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const use = (body: object) => one.call('PUT', `/api/v1/payment-accounts/${double.name}/live`, { token, body })
    await kill(open.refundId)
    expect((await use(keysOf(two))).status).toBe(200)
    await refund(fresh.id)
    await later(60_000)
    expect(await latest(fresh.id)).toMatchObject({ state: 'FAILED' })
    expect(await latest(open.id)).toMatchObject({ state: 'REQUESTED', fault: '' })
    expect((await use(keysOf(one))).status).toBe(200)
    passed += 3_600_000
    await later(soon)
    expect(await latest(open.id)).toMatchObject({ state: 'SENT' })
    expect(heldAs(open.refundId)).toHaveLength(1)
  })
})
