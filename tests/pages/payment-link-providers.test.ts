import { beforeAll, describe, expect, test } from 'vitest'
import { readyRoles } from '../../src/shared/people/roles.ts'
import type { MoneyCase } from '../../src/shared/selling/payments/money-cases.ts'
import { type Answer, testSettings } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'
import { phonepeOf } from '../support/outside/phonepe.ts'
import { inMood } from '../support/outside/provider.ts'
import { razorpayKeys, razorpayOf } from '../support/outside/razorpay.ts'
import { words } from '../support/screens/personal.tsx'
import { testFulfilment } from '../support/selling/fulfilling.ts'
import { phoneDesk } from '../support/selling/phone-orders.ts'
import { doJobs, stockOf } from '../support/selling/shopping.ts'

let passed = 0
const now = () => new Date(Date.now() + passed)
const { app, one, owner, mailsTo } = await testFulfilment({ now })
const get = await overHttp(app.app)
const razorpay = await razorpayOf(app)
const phonepe = await phonepeOf(app, now)
const desk = await phoneDesk(one)

beforeAll(async () => {
  const settings = { ...testSettings, payments: { modes: ['razorpay', 'phonepe', 'sandbox', 'cod'] } }
  await owner.query('update sites set settings = $2 where id = $1', [one.id, settings])
  app.services.bus.tell(one.id, ['site'])
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const press = (path: string, way: string): Promise<Answer> =>
  one.call('POST', path, { body: `way=${way}`, headers: form })
const goTo = (answer: Answer) => answer.headers.get('location') ?? ''
const attemptsOf = async (id: string) =>
  (await owner.query('select status, provider from payments where order_id = $1 order by created_at', [id])).rows
const newestOf = async (id: string): Promise<string> =>
  (await owner.query('select id from payments where order_id = $1 order by created_at desc limit 1', [id])).rows[0].id
const returnTo = (id: string) => new RegExp(`^/order/${id}\\.`)
const said = async (path: string) => words((await get(one.host, path)).text)
const moneyOf = async (orderId: string): Promise<MoneyCase | undefined> => {
  const permissions = [...readyRoles.orders.permissions, 'refundOrders'] as const
  const { token } = await one.signIn({ userType: 'STAFF', permissions: [...permissions] })
  const { body } = await one.call('GET', '/api/v1/money', { token })
  return body.data.find(({ order }: MoneyCase) => order?._id === orderId)
}

/** The buyer's acts at a provider's page; an attempt is known by its transaction id. */
type AtProvider = {
  name: string
  bank: Parameters<typeof inMood>[1]
  /** Where a press on this way to pay leads. */
  leadsTo: (answer: Answer, transactionId: string) => boolean
  pay: (transactionId: string) => () => Promise<Answer>
  fail: (transactionId: string) => void
  back: (transactionId: string) => Promise<Answer>
}

const bankOrder = (transactionId: string) =>
  [...razorpay.bank.orders.values()].find(({ receipt }) => receipt === transactionId)?.id ?? ''
const lastPaid = (transactionId: string) =>
  [...razorpay.bank.payments.values()].findLast(({ order_id }) => order_id === bankOrder(transactionId))

const atRazorpay: AtProvider = {
  name: 'razorpay',
  bank: razorpay.bank,
  leadsTo: (answer, id) => answer.status === 303 && goTo(answer) === `/payment/razorpay/${id}`,
  pay: (id) => {
    const payment = razorpay.bank.pay(bankOrder(id))
    return () => razorpay.tell(one, 'payment.captured', payment)
  },
  fail: (id) => void razorpay.bank.pay(bankOrder(id), { status: 'failed' }),
  back: (id) => {
    const payment = lastPaid(id)
    const fields = payment?.captured
      ? razorpay.bank.returned(payment, razorpayKeys(one).secret)
      : { 'error[code]': 'BAD_REQUEST_ERROR' }
    const body = String(new URLSearchParams(fields))
    return one.call('POST', `/payment/razorpay/${id}/return`, { body, headers: form })
  },
}

const atPhonepe: AtProvider = {
  name: 'phonepe',
  bank: phonepe.bank,
  leadsTo: (answer, id) =>
    answer.status === 200 && answer.headers.get('refresh') === `0;url=${phonepe.bank.url}/page/${id}`,
  pay: (id) => {
    const order = phonepe.bank.pay(id)
    return () => phonepe.tell(one, 'checkout.order.completed', order)
  },
  fail: (id) => void phonepe.bank.pay(id, { state: 'FAILED' }),
  back: (id) => one.call('GET', `/payment/phonepe/${id}/return`),
}

// Shows B300.
describe.each([
  [atRazorpay, atPhonepe],
  [atPhonepe, atRazorpay],
])('the link of an order by phone is paid at $name', (at, other) => {
  /** An order whose buyer is at the provider's page. */
  async function begun() {
    const linked = await desk.linked({}, { stock: 4 })
    const answer = await press(linked.path, at.name)
    const attempt = await newestOf(linked.id)
    expect(at.leadsTo(answer, attempt)).toBe(true)
    return { ...linked, attempt }
  }

  test('once, however often the provider and the browser tell it, and the buyer returns to the placed order', async () => {
    const { id, attempt, email, path, variantId } = await begun()
    const tell = at.pay(attempt)
    const answers = await Promise.all([tell(), at.back(attempt), tell(), at.back(attempt)])
    expect(answers.map(({ status }) => status)).toEqual([200, 303, 200, 303])
    const to = goTo(answers[1] as Answer)
    expect(to).toMatch(returnTo(id))
    expect(await said(to)).toContain('Placed')
    expect(await said(to)).not.toContain('Pay now')
    expect(await desk.read(id)).toMatchObject({ status: 'PLACED', paymentMode: at.name, paymentStatus: 'PAID' })
    expect(await attemptsOf(id)).toEqual([{ status: 'PAID', provider: at.name }])
    expect(await stockOf(app, variantId)).toEqual({ stock: 3, ledger: 3 })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Your order')])
    // The link, and a press on an older page of it, lead to the order.
    expect(goTo(await one.call('GET', path))).toMatch(returnTo(id))
    expect(goTo(await press(path, other.name))).toMatch(returnTo(id))
    expect(await moneyOf(id)).toBeUndefined()
  })

  test('as the same payment when its button is pressed again', async () => {
    const { id, attempt, path } = await begun()
    const again = await Promise.all([press(path, at.name), press(path, at.name)])
    expect(again.map((answer) => at.leadsTo(answer, attempt))).toEqual([true, true])
    expect(await attemptsOf(id)).toEqual([{ status: 'OPEN', provider: at.name }])
  })

  test('by a buyer who never returns: the webhook places it, or the order’s page asks', async () => {
    const [told, asked] = [await begun(), await begun()]
    expect((await at.pay(told.attempt)()).status).toBe(200)
    expect((await desk.read(told.id)).status).toBe('PLACED')
    at.pay(asked.attempt)
    const { rows } = await owner.query('select return_path from payments where id = $1', [asked.attempt])
    expect(await said(rows[0].return_path)).toContain('Placed')
    expect(await attemptsOf(asked.id)).toEqual([{ status: 'PAID', provider: at.name }])
  })

  test('not, where it fails: the order’s page says that it waits, and another way pays it', async () => {
    const { id, attempt, path, variantId } = await begun()
    at.fail(attempt)
    const to = goTo(await at.back(attempt))
    expect(to).toMatch(returnTo(id))
    const page = await get(one.host, to)
    expect(words(page.text)).toContain('This order waits for its payment.')
    expect(page.text).toContain(`href="${path}"`)
    expect(await attemptsOf(id)).toEqual([{ status: 'FAILED', provider: at.name }])
    expect(other.leadsTo(await press(path, other.name), await newestOf(id))).toBe(true)
    const second = await newestOf(id)
    other.pay(second)
    expect(goTo(await other.back(second))).toMatch(returnTo(id))
    expect(await desk.read(id)).toMatchObject({ status: 'PLACED', paymentMode: other.name, paymentStatus: 'PAID' })
    expect(await attemptsOf(id)).toEqual([
      { status: 'FAILED', provider: at.name },
      { status: 'PAID', provider: other.name },
    ])
    expect(await stockOf(app, variantId)).toEqual({ stock: 3, ledger: 3 })
    expect(await moneyOf(id)).toBeUndefined()
  })

  test('twice, by two ways: the second amount waits in the money inbox, and one order is placed', async () => {
    const { id, attempt, path, email, variantId } = await begun()
    await press(path, other.name)
    const second = await newestOf(id)
    expect(second).not.toBe(attempt)
    other.pay(second)
    await other.back(second)
    // The page of the first way was still open in another tab.
    const tell = at.pay(attempt)
    await Promise.all([tell(), tell()])
    expect(goTo(await at.back(attempt))).toMatch(returnTo(id))
    expect(await attemptsOf(id)).toEqual([
      { status: 'REFUND_DUE', provider: at.name },
      { status: 'PAID', provider: other.name },
    ])
    expect(await moneyOf(id)).toMatchObject({
      ...{ _id: attempt, kind: 'unneeded', provider: at.name, amount: 50_000, owed: true },
      order: { status: 'PLACED' },
    })
    expect(await stockOf(app, variantId)).toEqual({ stock: 3, ledger: 3 })
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Your order'))).toHaveLength(1)
  })

  test('after its time is over: the amount waits in the money inbox, and nothing is sent', async () => {
    const { id, attempt, variantId } = await begun()
    passed += 25 * 3_600_000
    await doJobs(app, now())
    expect((await desk.read(id)).status).toBe('LAPSED')
    passed += 2 * 3_600_000
    await at.pay(attempt)()
    expect((await desk.read(id)).status).toBe('LAPSED')
    expect((await attemptsOf(id))[0]).toEqual({ status: 'REFUND_DUE', provider: at.name })
    expect(await moneyOf(id)).toMatchObject({ kind: 'unneeded', amount: 50_000, order: { status: 'LAPSED' } })
    expect(await stockOf(app, variantId)).toEqual({ stock: 4, ledger: 4 })
  })

  test('not while it is away, which says so and keeps the order', async () => {
    const { path, id } = await desk.linked()
    const { status, body } = await inMood(app, at.bank, 'broken', () => press(path, at.name))
    expect([status, words(body)]).toEqual([502, expect.stringContaining('The payment service isn’t responding.')])
    expect((await desk.read(id)).status).toBe('PENDING_PAYMENT')
    expect(other.leadsTo(await press(path, other.name), await newestOf(id))).toBe(true)
  })
})
