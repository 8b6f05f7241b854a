import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { inMood } from '../../../../../tests/support/provider.ts'
import { refundBanks } from '../../../../../tests/support/refund-banks.ts'
import { refundsOf } from '../../../../../tests/support/refunding.ts'
import { namesOf, settlementFile } from '../../../../../tests/support/settlements.ts'
import { upload } from '../../../../../tests/support/upload.ts'
import type { MoneyCase } from '../../../../shared/selling/money-cases.ts'
import type { SettlingProvider } from '../../../../shared/selling/settlements.ts'

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
describe.each(banks.map((bank) => [bank.name as SettlingProvider, bank] as const))(
  'a refund that staff marked as done and %s pays too',
  (provider, double) => {
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

    test('is a case with both amounts, once, until staff note how it was settled', async () => {
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

    test('is heard of without an event, because the provider is asked for a month', async () => {
      const { id, refundId } = await byHand()
      done(refundId)
      passed += day
      await later(soon)
      expect(await casesOf(id)).toMatchObject([{ kind: 'twice' }])
    })

    test('is no case any more once the bank sends it back', async () => {
      const { id, refundId } = await byHand()
      await tell(one, done(refundId))
      await later(soon)
      await tell(one, failed(refundId))
      await later(soon)
      expect(await casesOf(id)).toEqual([])
      expect(await latest(id)).toMatchObject({ state: 'DONE', byHand: true })
    })

    test('stands in “Money” alone where a settlement report says so', async () => {
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

    test('is one of two refunds, where the first went out after the second took its place', async () => {
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

    test('is not sent any more once it was marked before the provider had it', async () => {
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
