import { describe, expect, test } from 'vitest'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { newUtr, payingByUpi, statementOf, upiShop } from '../../../../../tests/support/selling/upi.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'

let passed = 0
const now = () => new Date(Date.now() + passed)
const shop = await testFulfilment({ now })
const { app, one, two } = shop
await upiShop(app, one)
await upiShop(app, two)

async function entered(utr = newUtr(), site = one) {
  const paying = await payingByUpi(site)
  await paying.enter(utr)
  return { ...paying, utr }
}
const look = async (rows: [utr: string, rupees: string][], token = shop.packer.token) => {
  const body = new FormData()
  body.append('file', statementOf(rows))
  const response = await app.app.request(`http://${one.host}/api/v1/upi-payments/statement`, {
    method: 'POST',
    headers: { host: one.host, authorization: `Basic ${token}`, 'x-app-platform': 'WEB' },
    body,
  })
  return { status: response.status, body: await response.json() }
}
const confirm = (payments: object[], token = shop.packer.token) =>
  one.call('POST', '/api/v1/upi-payments/confirm', { token, body: { payments } })

// Shows B223.
describe('a bank’s statement', () => {
  test('shows its matches first, and settles those that are confirmed', async () => {
    const [first, second, other] = [await entered(), await entered(), await entered()]
    const rows: [string, string][] = [
      [first.utr, '500.00'],
      [newUtr(), '500.00'],
      [second.utr, '500'],
      [other.utr, '499.99'],
    ]
    const { body } = await look(rows)
    expect(body.data).toMatchObject({
      credits: 4,
      matches: [
        { line: 2, number: first.number, outcome: 'match' },
        { line: 4, number: second.number, outcome: 'match' },
        { line: 5, number: other.number, outcome: 'otherAmount', asked: 50_000, amount: 49_999 },
      ],
    })
    expect((await first.person.order(first.orderId)).status).toBe('PENDING_PAYMENT')
    const { data } = (await confirm(body.data.matches)).body
    expect(data).toMatchObject({
      confirmed: [{ number: first.number }, { number: second.number }],
      refused: [{ number: other.number, text: 'The amount doesn’t match the order.' }],
    })
    expect((await first.person.order(first.orderId)).status).toBe('PLACED')
    expect((await other.person.order(other.orderId)).status).toBe('PENDING_PAYMENT')
    expect((await look(rows)).body.data.matches).toMatchObject([{ number: other.number }])
    expect((await confirm(body.data.matches)).body.data).toMatchObject({ confirmed: [], refused: [{}, {}, {}] })
  })

  test('leaves to staff a UTR of two orders, and a line that comes twice', async () => {
    const first = await entered()
    await entered(first.utr)
    const alone = await entered()
    const { body } = await look([
      [first.utr, '500'],
      [alone.utr, '500'],
      [alone.utr, '500'],
    ])
    const outcomes = body.data.matches.map(({ outcome }: { outcome: string }) => outcome)
    expect(outcomes).toEqual(['twice', 'twice', 'match', 'repeated'])
  })

  test('pays one order by one credit, whatever other numbers its text has', async () => {
    const [first, second] = [await entered(), await entered()]
    const line = `${first.utr}/${second.utr}`
    const both = (await look([[line, '500']])).body.data.matches
    expect(both).toMatchObject([{ outcome: 'twice' }, { outcome: 'twice' }])
    await confirm([{ ...both[0], utr: first.utr, orderId: first.orderId, transactionId: first.transactionId }])
    expect((await look([[line, '500']])).body.data.matches).toMatchObject([
      { number: second.number, outcome: 'used', paid: first.number },
    ])
    expect((await look([[second.utr, '500']])).body.data.matches).toMatchObject([{ outcome: 'match', paid: null }])
  })

  test('finds a payment that staff missed before', async () => {
    const { orderId, transactionId, utr } = await entered()
    await shop.post(orderId, 'upi/missing', { transactionId, utr, note: 'Not there.' })
    const { body } = await look([[utr, '500']])
    expect(body.data.matches).toMatchObject([{ outcome: 'match' }])
    expect((await confirm(body.data.matches)).body.data.confirmed).toHaveLength(1)
  })

  test('finds a payment whose order has lapsed meanwhile', async () => {
    const { person, orderId, utr } = await entered()
    passed += 25 * 3_600_000
    await doJobs(app, now())
    expect((await person.order(orderId)).status).toBe('LAPSED')
    const { token } = await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })
    const { body } = await look([[utr, '500']], token)
    expect(body.data.matches).toMatchObject([{ outcome: 'match' }])
    expect((await confirm(body.data.matches, token)).body.data.confirmed).toHaveLength(1)
    expect((await person.order(orderId)).status).toBe('PLACED')
  })

  test('is about this site, and for staff who handle orders', async () => {
    const elsewhere = await entered(newUtr(), two)
    expect((await look([[elsewhere.utr, '500']])).body.data.matches).toEqual([])
    const { transactionId, orderId, utr } = elsewhere
    const { data } = (await confirm([{ transactionId, orderId, utr, amount: 50_000 }])).body
    expect(data).toMatchObject({ confirmed: [], refused: [{ number: null }] })
    const viewer = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
    expect((await look([], viewer.token)).status).toBe(403)
    expect((await confirm([])).status).toBe(400)
  })
})
