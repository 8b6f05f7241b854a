import { describe, expect } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { testInTurn } from '../../../../../tests/support/enumerations/test-in-turn.ts'
import { upload } from '../../../../../tests/support/files/upload.ts'
import { inMood } from '../../../../../tests/support/outside/provider.ts'
import { refundBanks } from '../../../../../tests/support/outside/refund-banks.ts'
import { refundsOf } from '../../../../../tests/support/selling/refunding.ts'
import { namesOf, settlementFile } from '../../../../../tests/support/selling/settlements.ts'
import type { MoneyCase } from '../../../../shared/selling/payments/money-cases.ts'
import type { SettlingProvider } from '../../../../shared/selling/payments/settlements.ts'

let passed = 0
const app = await testApp({ now: () => new Date(Date.now() + passed) })
const { one } = app
const banks = await refundBanks(app)
const { cancel, refund, read, latest, later, post, signedIn } = await refundsOf(app, one)
const day = 24 * 3_600_000
const soon = 5_000

const casesOf = async (orderId: string): Promise<MoneyCase[]> => {
  const { body } = await one.call('GET', '/api/v1/money', { token: await signedIn(), query: { s: '100' } })
  return body.data.filter(({ order }: MoneyCase) => order?._id === orderId)
}
const notesOf = async (orderId: string) => (await read(orderId)).events.map(({ note }) => note)

// Shows B334.
describe.each(banks.map((bank, at) => [bank.name as SettlingProvider, bank, at] as const))(
  'a refund that staff marked as done and %s pays too',
  (provider, double, at) => {
    const inTurn = testInTurn(at, banks)
    const { bank, paid, done, failed, tell } = double

    /** A refund that the provider holds, marked as done by hand after a week. */
    async function byHand() {
      const { orderId: id } = await paid(one)
      await cancel(id)
      await refund(id)
      await later(soon)
      const refundId = (await latest(id))?._id ?? ''
      passed += 8 * day
      expect((await post(id, `refunds/${refundId}/settle`, { note: 'In cash.' })).status).toBe(200)
      expect(await casesOf(id)).toEqual([])
      return { id, refundId }
    }
    const close = async (id: string, body: object) =>
      post(id, `payments/${(await read(id)).payments[0]?.transactionId}/close`, body)

    inTurn('is a case with both amounts, once, until staff note how it was settled', async () => {
      const { id, refundId } = await byHand()
      const event = done(refundId)
      for (let told = 0; told < 2; told++) {
        await tell(one, event)
        await later(soon)
      }
      expect(await casesOf(id)).toMatchObject([
        { kind: 'twice', amount: 50_000, provider, refund: { _id: refundId, amount: 50_000 } },
      ])
      const said = '₹500.00 was paid back here, and ₹500.00 by the provider as well.'
      expect((await notesOf(id)).filter((note) => note === said)).toHaveLength(1)
      expect((await close(id, { note: ' ', kind: 'twice' })).body.errors).toMatchObject([{ field: 'note' }])
      expect((await close(id, { note: 'She sent one back.', kind: 'twice' })).status).toBe(200)
      expect(await casesOf(id)).toEqual([])
      expect((await notesOf(id)).at(-1)).toBe(
        'Refund of the payment of ₹500.00 that was paid twice settled: She sent one back.',
      )
      await tell(one, event)
      await later(soon)
      expect(await casesOf(id)).toEqual([])
    })

    inTurn('is heard of without an event, because the provider is asked for a month', async () => {
      const { id, refundId } = await byHand()
      done(refundId)
      passed += day
      await later(soon)
      expect(await casesOf(id)).toMatchObject([{ kind: 'twice' }])
    })

    inTurn('is no case any more once the bank sends it back', async () => {
      const { id, refundId } = await byHand()
      await tell(one, done(refundId))
      await later(soon)
      await tell(one, failed(refundId))
      await later(soon)
      expect(await casesOf(id)).toEqual([])
      expect(await latest(id)).toMatchObject({ state: 'DONE', byHand: true })
    })

    inTurn('stands in “Money” alone where a settlement report says so', async () => {
      const { id } = await byHand()
      const { payments, refunds } = await namesOf(app, id)
      const [made, payment] = [refunds[0], payments[0]]
      if (!made || !payment) throw new Error('the order has no refund')
      const text = settlementFile(provider, [{ kind: 'refund', ...made, payment, rupees: '500.00', payout: `U${id}` }])
      const { token } = await one.signIn({ userType: 'ADMIN' })
      const keep = () => upload(one, { token, bytes: text, name: 'report.csv', path: '/api/v1/settlements' })
      expect((await keep()).body.data).toMatchObject({ outcomes: { twice: 1 }, open: [{ outcome: 'twice' }] })
      expect(await casesOf(id)).toMatchObject([{ kind: 'twice', amount: 50_000 }])
      const lines = await one.call('GET', '/api/v1/settlements', { token, query: { q: `U${id}` } })
      expect(lines.body.total).toBe(0)
      await close(id, { note: 'A gift.', kind: 'twice' })
      await keep()
      expect(await casesOf(id)).toEqual([])
    })

    inTurn('is one of two refunds, where the first went out after the second took its place', async () => {
      const { orderId: id } = await paid(one)
      await cancel(id)
      await refund(id)
      await later(soon)
      const refundId = (await latest(id))?._id ?? ''
      await tell(one, failed(refundId))
      await later(soon)
      await refund(id, { how: 'hand', note: 'In cash.' })
      await tell(one, done(refundId))
      await later(soon)
      expect(await casesOf(id)).toMatchObject([{ kind: 'twice', amount: 50_000 }])
    })

    /** A part of a paid order that goes on, sent back without arriving. */
    async function partThatFailed() {
      const { orderId: id } = await paid(one)
      await refund(id, { amount: 20_000 })
      await later(soon)
      const refundId = (await latest(id))?._id ?? ''
      await tell(one, failed(refundId))
      await later(soon)
      return { id, refundId }
    }
    const stateOf = async (id: string) => {
      const { paymentStatus, payments, refunds } = await read(id)
      return { paymentStatus, payment: payments[0]?.status, refunds: refunds.map(({ state }) => state) }
    }

    inTurn(
      'is one of two partial refunds, where the first went out after the second took its place, and the order stays paid',
      async () => {
        const { id, refundId } = await partThatFailed()
        await refund(id, { amount: 20_000, how: 'hand', note: 'In cash.' })
        for (let told = 0; told < 2; told++) {
          await tell(one, done(refundId))
          await later(soon)
        }
        expect(await casesOf(id)).toMatchObject([
          { kind: 'twice', amount: 20_000, back: 20_000, refund: { _id: refundId, amount: 20_000 } },
        ])
        expect(await stateOf(id)).toEqual({ paymentStatus: 'PAID', payment: 'PAID', refunds: ['FAILED', 'DONE'] })
        const said =
          'The provider paid back ₹200.00 after all, by a refund that had failed and whose place another one took.'
        expect((await notesOf(id)).filter((note) => note === said)).toHaveLength(1)
      },
    )

    inTurn('is looked at before the rest of what is due', async () => {
      const { id, refundId } = await partThatFailed()
      await refund(id, { amount: 20_000, how: 'hand' })
      await tell(one, done(refundId))
      await later(soon)
      await cancel(id)
      expect(await casesOf(id)).toMatchObject([{ kind: 'twice', due: 30_000 }])
    })

    inTurn('is none where nothing took the place of the one that failed', async () => {
      const { id, refundId } = await partThatFailed()
      await tell(one, done(refundId))
      await later(soon)
      expect(await casesOf(id)).toEqual([])
      expect(await stateOf(id)).toEqual({ paymentStatus: 'PAID', payment: 'PAID', refunds: ['DONE'] })
    })

    inTurn('is one that failed and was replaced, where a settlement report names it', async () => {
      const { id, refundId } = await partThatFailed()
      await refund(id, { amount: 20_000, how: 'hand' })
      const { payments, refunds } = await namesOf(app, id)
      const [made, payment] = [refunds.find((each) => each.id === refundId), payments[0]]
      if (!made || !payment) throw new Error('the order has no refund')
      const line = { kind: 'refund', ...made, payment, rupees: '200.00', payout: `P${id}` } as const
      const { token } = await one.signIn({ userType: 'ADMIN' })
      const bytes = settlementFile(provider, [line])
      const { body } = await upload(one, { token, bytes, name: 'report.csv', path: '/api/v1/settlements' })
      expect(body.data).toMatchObject({ outcomes: { twice: 1, unpaid: 0 } })
      expect(await casesOf(id)).toMatchObject([{ kind: 'twice', amount: 20_000 }])
    })

    inTurn('is not sent any more once it was marked before the provider had it', async () => {
      const { orderId: id } = await paid(one)
      await cancel(id)
      await refund(id)
      await inMood(app, bank, 'silent', () => later(soon))
      passed += 2 * 3_600_000
      const refundId = (await latest(id))?._id ?? ''
      expect((await post(id, `refunds/${refundId}/settle`, { note: 'In cash.' })).status).toBe(200)
      await later(60_000)
      expect(double.held()).not.toContain(refundId)
      expect(await casesOf(id)).toEqual([])
    })
  },
)
