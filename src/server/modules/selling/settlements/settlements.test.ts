import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { testInTurn } from '../../../../../tests/support/enumerations/test-in-turn.ts'
import { refundBanks } from '../../../../../tests/support/outside/refund-banks.ts'
import { refundsOf } from '../../../../../tests/support/selling/refunding.ts'
import { namesOf, type ReportLine, settlementFile } from '../../../../../tests/support/selling/settlements.ts'
import type { SettlingProvider } from '../../../../shared/selling/payments/settlements.ts'

const app = await testApp()
const { one, two } = app
const banks = await refundBanks(app)
const { cancel, refund, read, latest, later } = await refundsOf(app, one)
const admin = (await one.signIn({ userType: 'ADMIN' })).token
const price = 50_000

async function send(path: string, text: string, { token = admin, site = one } = {}) {
  const body = new FormData()
  body.append('file', new File([text], 'settlement.csv', { type: 'text/csv' }))
  const response = await app.app.request(`http://${site.host}/api/v1/settlements${path}`, {
    method: 'POST',
    headers: { host: site.host, authorization: `Basic ${token}`, 'x-app-platform': 'WEB' },
    body,
  })
  return { status: response.status, body: await response.json() }
}
const keep = async (text: string) => (await send('', text)).body.data
const list = async (query: Record<string, string> = {}) =>
  (await one.call('GET', '/api/v1/settlements', { token: admin, query })).body
const lineOf = async (reference: string, query: Record<string, string> = { all: 'true' }) =>
  (await list({ ...query, q: reference })).data[0]

let payouts = 0
const newPayout = () => `UTR${1_000 + payouts++}`

// Shows B296.
describe.each(banks.map((bank, at) => [bank.name as SettlingProvider, bank, at] as const))(
  'a settlement of %s',
  (provider, bank, at) => {
    const inTurn = testInTurn(at, banks)
    const paymentLine = async (orderId: string, given: Partial<ReportLine> = {}): Promise<ReportLine> => {
      const [payment] = (await namesOf(app, orderId)).payments
      if (!payment) throw new Error('the order has no payment')
      return { kind: 'payment', ...payment, rupees: '500.00', fee: '10.00', payout: newPayout(), ...given }
    }
    const refundLine = async (orderId: string, given: Partial<ReportLine> = {}): Promise<ReportLine> => {
      const { payments, refunds } = await namesOf(app, orderId)
      const [made] = refunds
      if (!made || !payments[0]) throw new Error('the order has no refund')
      return { kind: 'refund', ...made, payment: payments[0], rupees: '500.00', payout: newPayout(), ...given }
    }
    const paid = async () => (await bank.paid(one)).orderId

    async function paidBack() {
      const id = await paid()
      await cancel(id)
      await refund(id)
      await later(5_000)
      const made = await latest(id)
      bank.done(made?._id ?? '')
      await later(60_000)
      return id
    }

    inTurn('matches payments and refunds, and sums them up', async () => {
      const [kept, back] = [await paid(), await paidBack()]
      const lines = [await paymentLine(kept), await paymentLine(back), await refundLine(back)]
      const text = settlementFile(provider, [...lines, { kind: 'other', id: 'x', providerId: 'adj_1', rupees: '5.00' }])
      const { status, body } = await send('/check', text)
      expect(status).toBe(200)
      expect(body.data).toMatchObject({
        ...{ provider, lines: 3, known: 0, others: 1, outcomes: { matched: 3, unknown: 0 } },
        ...{ currency: 'INR', paid: 2 * price, back: price, fees: 2_000, open: [] },
      })
      expect((await list({ all: 'true', q: lines[0]?.payout ?? '' })).total).toBe(0)
      expect(await keep(text)).toMatchObject({ lines: 3, known: 0 })
      expect(await keep(text)).toMatchObject({ lines: 3, known: 3 })
      expect((await list({ all: 'true', q: lines[0]?.payout ?? '' })).data).toMatchObject([
        { outcome: 'matched', kind: 'payment', amount: price, fee: 1_000, order: { _id: kept }, expected: price },
      ])
      expect((await list({ q: lines[2]?.payout ?? '' })).total).toBe(0)
    })

    inTurn('of another amount, of what is unknown and of what came twice is to be looked at', async () => {
      const [other, twice] = [await paid(), await paid()]
      const lines = [
        await paymentLine(other, { rupees: '499.00' }),
        await paymentLine(twice),
        await paymentLine(twice),
        // No database takes the characters of a damaged file.
        await paymentLine(other, { id: '01999999-9999-7999-8999-999999999999', providerId: 'order_\0no\u0008body' }),
      ]
      const report = await keep(settlementFile(provider, lines))
      expect(report.outcomes).toMatchObject({ matched: 1, differs: 1, repeated: 1, unknown: 1 })
      const [first, , third, fourth] = lines
      expect((await list({ q: first?.payout ?? '' })).data).toMatchObject([
        { outcome: 'differs', amount: 49_900, expected: price, order: { _id: other } },
      ])
      expect((await list({ q: third?.payout ?? '' })).data).toMatchObject([
        { outcome: 'repeated', order: { _id: twice } },
      ])
      expect((await list({ q: fourth?.payout ?? '' })).data).toMatchObject([{ outcome: 'unknown', order: null }])
      const again = await keep(settlementFile(provider, [await paymentLine(twice)]))
      expect(again.outcomes).toMatchObject({ repeated: 1 })
      // The report of the one that counts, brought again, is as it was.
      expect((await keep(settlementFile(provider, lines.slice(1, 2)))).outcomes).toMatchObject({ matched: 1 })
    })

    inTurn('of a payment that is not booked is booked by asking the provider', async () => {
      const id = (await bank.paidUntold(one)).orderId
      const line = await paymentLine(id)
      await keep(settlementFile(provider, [line]))
      const open = await lineOf(line.payout ?? '', {})
      expect(open).toMatchObject({ outcome: 'unpaid', order: { _id: id } })
      expect((await one.call('POST', `/api/v1/settlements/${open._id}/ask`, { token: admin })).status).toBe(200)
      expect(await lineOf(line.payout ?? '', {})).toBeUndefined()
      expect(await lineOf(line.payout ?? '')).toMatchObject({ outcome: 'matched' })
      expect((await read(id)).payments).toMatchObject([{ status: 'PAID' }])
    })

    inTurn('of a refund that failed is to be looked at', async () => {
      const id = await paid()
      await cancel(id)
      await refund(id)
      await later(5_000)
      await bank.tell(one, bank.failed((await latest(id))?._id ?? ''))
      await later(5_000)
      expect((await latest(id))?.state).toBe('FAILED')
      const line = await refundLine(id)
      expect((await keep(settlementFile(provider, [line]))).outcomes).toMatchObject({ matched: 0, unpaid: 1 })
      expect(await lineOf(line.payout ?? '', {})).toMatchObject({ outcome: 'unpaid', order: { _id: id } })
    })

    inTurn(
      'of a refund that was made at the provider is unknown, and names its order as far as the report does',
      async () => {
        const id = await paid()
        const [payment] = (await namesOf(app, id)).payments
        const made = { id: '', providerId: `rfnd_${payouts}elsewhere`, rupees: '100.00', payout: newPayout() }
        const name = provider === 'phonepe' ? { ...made, id: `elsewhere-${payouts}` } : made
        await keep(settlementFile(provider, [{ kind: 'refund', ...name, ...(payment && { payment }) }]))
        expect(await lineOf(made.payout, {})).toMatchObject({
          ...{ outcome: 'unknown', kind: 'refund', amount: 10_000 },
          order: provider === 'phonepe' ? null : { _id: id },
        })
      },
    )
  },
)

// Shows B296.
describe('a line that does not match', () => {
  async function unknown() {
    const payout = newPayout()
    const line: ReportLine = { kind: 'payment', id: 'x', providerId: 'order_elsewhere', rupees: '120.00', payout }
    await keep(settlementFile('razorpay', [line]))
    return { payout, line: await lineOf(payout, {}) }
  }
  const close = (id: string, note: string, token = admin) =>
    one.call('POST', `/api/v1/settlements/${id}/close`, { token, body: { note } })

  test('is closed with a note, and stays among all', async () => {
    const { payout, line } = await unknown()
    expect((await close(line._id, ' ')).body.errors).toMatchObject([{ field: 'note' }])
    expect((await close(line._id, 'From our other shop.')).status).toBe(200)
    expect(await lineOf(payout, {})).toBeUndefined()
    expect(await lineOf(payout)).toMatchObject({ outcome: 'unknown', note: 'From our other shop.' })
    expect(await close(line._id, 'Again.')).toMatchObject({ status: 409 })
    const { body } = await one.call('GET', '/api/v1/activity', { token: admin, query: { s: '5' } })
    expect(body.data.map(({ act }: { act: string }) => act)).toContain('settlement.close')
  })

  test('closed is not opened by the same report', async () => {
    const { payout, line } = await unknown()
    await close(line._id, 'Known.')
    const again: ReportLine = { kind: 'payment', id: 'x', providerId: 'order_elsewhere', rupees: '120.00', payout }
    expect(await keep(settlementFile('razorpay', [again]))).toMatchObject({ known: 1 })
    expect(await lineOf(payout, {})).toBeUndefined()
  })

  test('with a note stands at its order too', async () => {
    const razorpay = banks.find(({ name }) => name === 'razorpay')
    const { orderId = '' } = (await razorpay?.paid(one)) ?? {}
    const [payment] = (await namesOf(app, orderId)).payments
    const payout = newPayout()
    if (payment) await keep(settlementFile('razorpay', [{ kind: 'payment', ...payment, rupees: '1.00', payout }]))
    await close((await lineOf(payout, {}))._id, 'Razorpay pays the rest on Friday.')
    expect((await read(orderId)).events.at(-1)?.note).toBe(
      `Settlement of ₹1.00 (${payout}): Razorpay pays the rest on Friday.`,
    )
  })

  test('is this site’s, and for staff who may refund', async () => {
    const { line } = await unknown()
    const stranger = (await two.signIn({ userType: 'ADMIN' })).token
    for (const act of ['ask', 'close'])
      expect(
        (await two.call('POST', `/api/v1/settlements/${line._id}/${act}`, { token: stranger, body: { note: 'Mine.' } }))
          .status,
      ).toBe(404)
    expect((await two.call('GET', '/api/v1/settlements', { token: stranger, query: { all: 'true' } })).body.total).toBe(
      0,
    )
    const packer = (await one.signIn({ userType: 'STAFF', permissions: ['orders', 'handleOrders'] })).token
    expect((await send('/check', 'x', { token: packer })).status).toBe(403)
    expect((await one.call('GET', '/api/v1/settlements', { token: packer })).status).toBe(403)
  })

  test('of a payment of another site is unknown here', async () => {
    const bank = banks.find(({ name }) => name === 'stripe')
    const { orderId = '' } = (await bank?.paid(two)) ?? {}
    const [payment] = (await namesOf(app, orderId)).payments
    if (!payment) throw new Error('the order has no payment')
    const text = settlementFile('stripe', [{ kind: 'payment', ...payment, rupees: '500.00', payout: newPayout() }])
    expect((await send('/check', text)).body.data.outcomes).toMatchObject({ unknown: 1, matched: 0 })
  })
})

test.each([
  ['', 'settlement.columns'],
  ['a,b\r\n1,2', 'settlement.columns'],
  ['reporting_category,gross,fee,net,currency,source_id', 'settlement.metadata'],
  [
    `${settlementFile('phonepe', [])}\r\n${Array.from({ length: 20_001 }, () => 'PAYMENT,a,b').join('\r\n')}`,
    'settlement.tooLong',
  ],
])('a file that is no report is refused at its field', async (text, code) => {
  for (const path of ['/check', '']) {
    const { body } = await send(path, text)
    expect(body.errors).toMatchObject([{ field: 'file', code }])
  }
})

test('an amount that cannot be read is refused by its line, and nothing is kept', async () => {
  const line: ReportLine = { kind: 'payment', id: 'x', providerId: 'order_odd', rupees: '10.00', payout: newPayout() }
  const text = settlementFile('razorpay', [line, { ...line, rupees: '1O.00' }])
  const { status, body } = await send('', text)
  expect([status, body.msg]).toEqual([400, expect.stringContaining('We can’t read an amount in line 3.')])
  expect(await lineOf(line.payout ?? '')).toBeUndefined()
})

test('quotation marks that are not closed are refused by their line, so that no line below is passed over', async () => {
  const line: ReportLine = { kind: 'payment', id: 'x', providerId: 'order_open', rupees: '10.00', payout: newPayout() }
  const [head, first, ...others] = settlementFile('razorpay', [line, line, line]).split('\r\n')
  const { status, body } = await send('', [head, `"${first}`, ...others].join('\r\n'))
  expect([status, body.msg]).toEqual([400, expect.stringContaining('The quotation marks in line 2 aren’t closed.')])
})

test('a line that a report has twice is kept as the first of them', async () => {
  const bank = banks.find(({ name }) => name === 'phonepe')
  const { orderId = '' } = (await bank?.paid(one)) ?? {}
  const [payment] = (await namesOf(app, orderId)).payments
  if (!payment) throw new Error('the order has no payment')
  const line: ReportLine = { kind: 'payment', ...payment, rupees: '500.00', payout: newPayout() }
  expect(await keep(settlementFile('phonepe', [line, line]))).toMatchObject({ outcomes: { matched: 1, repeated: 1 } })
  expect((await list({ all: 'true', q: line.payout ?? '' })).data).toMatchObject([{ outcome: 'matched' }])
})

test('another currency is told, never added up or compared', async () => {
  const bank = banks.find(({ name }) => name === 'stripe')
  const paid = [(await bank?.paid(one))?.orderId ?? '', (await bank?.paid(one))?.orderId ?? '']
  const lines = await Promise.all(
    paid.map(async (orderId): Promise<ReportLine> => {
      const [payment] = (await namesOf(app, orderId)).payments
      if (!payment) throw new Error('the order has no payment')
      return { kind: 'payment', ...payment, rupees: '500.00', payout: newPayout() }
    }),
  )
  const [head, first, second] = settlementFile('stripe', lines).split('\r\n')
  const { body } = await send('/check', [head, first, second?.replace(',inr,', ',usd,')].join('\r\n'))
  expect(body.data).toMatchObject({
    ...{ currency: 'INR', paid: price, outcomes: { matched: 1, differs: 1 } },
    open: [{ outcome: 'differs', currency: 'USD', expected: null }],
  })
})

test('two reports at once do not settle one payment twice', async () => {
  const bank = banks.find(({ name }) => name === 'phonepe')
  const { orderId = '' } = (await bank?.paid(one)) ?? {}
  const [payment] = (await namesOf(app, orderId)).payments
  if (!payment) throw new Error('the order has no payment')
  const files = [1, 2, 3].map(() =>
    settlementFile('phonepe', [{ kind: 'payment', ...payment, rupees: '500.00', payout: newPayout() }]),
  )
  const reports = await Promise.all(files.map(keep))
  expect(reports.map(({ outcomes }) => outcomes.matched).sort()).toEqual([0, 0, 1])
})
