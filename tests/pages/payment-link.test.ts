import { beforeAll, describe, expect, test } from 'vitest'
import { type Answer, testSettings } from '../support/app.ts'
import { faultsOf } from '../support/enumerations/valid-html.ts'
import { overHttp } from '../support/outside/http.ts'
import { inMood } from '../support/outside/provider.ts'
import { stripeOf } from '../support/outside/stripe.ts'
import { words } from '../support/screens/personal.tsx'
import { testFulfilment } from '../support/selling/fulfilling.ts'
import { phoneDesk } from '../support/selling/phone-orders.ts'
import { doJobs, home, stockOf } from '../support/selling/shopping.ts'

const hour = 3_600_000
let passed = 0
const now = () => new Date(Date.now() + passed)
const { app, one, two, owner, post, mailsTo } = await testFulfilment({ now })
const get = await overHttp(app.app)
const stripe = await stripeOf(app, now)
const desk = await phoneDesk(one)

beforeAll(async () => {
  const modes = ['stripe', 'upi', 'sandbox', 'cod']
  const upi = { id: 'shop@okaxis', name: 'Shop' }
  const settings = { ...testSettings, payments: { modes }, upi, languages: ['hi-IN'] }
  await owner.query('update sites set settings = $2 where id = any($1)', [[one.id, two.id], settings])
  for (const { id } of [one, two]) app.services.bus.tell(id, ['site'])
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
/** Presses a way to pay, as a browser sends the form. */
const press = (path: string, way: string): Promise<Answer> =>
  one.call('POST', path, { body: `way=${way}`, headers: form })
const goTo = (answer: Answer) => answer.headers.get('location') ?? ''
const pay = (bank: string) => one.call('POST', `${bank}/pay`)
const attemptsOf = async (id: string) =>
  (await owner.query('select status, provider from payments where order_id = $1 order by created_at', [id])).rows

// Shows B300.
describe('the page of a payment link', () => {
  test('shows what is bought, what it comes to, until when, and the ways to pay but cash', async () => {
    const { path, order } = await desk.linked({}, { name: 'Brass diya' })
    const { status, text, headers } = await get(one.host, path)
    expect(status).toBe(200)
    expect(faultsOf(text)).toEqual([])
    const read = words(text)
    for (const said of [`Pay for order ${order.number}`, 'Brass diya', 'Total ₹500', 'Pay by', 'Meera Pune 411001'])
      expect(read).toContain(said)
    expect([...text.matchAll(/<button[^>]* value="(\w+)"/g)].map(([, mode]) => mode)).toEqual([
      'stripe',
      'upi',
      'sandbox',
    ])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
  })

  test('has the amount before the ways to pay, also on a phone, where UPI comes first among them', async () => {
    const { text } = await get(one.host, (await desk.linked()).path)
    const [, ways = ''] = /<p [^>]*>₹500<\/p><div class="[^"]*\bgrid\b[^"]*">(.*?)<\/form>/s.exec(text) ?? []
    expect(ways.match(/max-sm:order-first/g)).toHaveLength(1)
    expect(text.match(/max-sm:order-first/g)).toHaveLength(1)
  })

  test('says once at a way to pay that test keys are in use', async () => {
    const { path } = await desk.linked()
    const use = (mode: string) =>
      owner.query("update payment_credentials set mode = $2 where site_id = $1 and provider = 'stripe'", [one.id, mode])
    await use('test')
    const { text } = await get(one.host, path)
    await use('live')
    expect(text.match(/[^>]*You pay with Stripe[^<]*/g)).toEqual([
      'Test mode: no real money moves. You pay with Stripe on the next page.',
    ])
  })

  test('names of the buyer no more than first name, city and PIN code', async () => {
    const { path, email, mobileNumber } = await desk.linked({ note: 'Rings twice.' })
    const { text } = await get(one.host, path)
    for (const secret of [email, mobileNumber, home.line1, 'Iyer', 'Rings twice.']) expect(text).not.toContain(secret)
  })

  test('is read in Hindi, and its form is sent in Hindi', async () => {
    const { path } = await desk.linked()
    const { status, text } = await get(one.host, `/hi${path}`)
    expect(status).toBe(200)
    expect(text).toContain(`action="/hi${path}"`)
    expect(words(text)).toContain('भुगतान')
  })

  test('is of one order of one site, and a changed link shows what to do instead', async () => {
    const { path } = await desk.linked()
    const other = await desk.linked()
    const [, signature = ''] = path.split('.')
    const forged = [
      [two.host, path],
      [one.host, `${other.path.split('.')[0]}.${signature}`],
      [one.host, path.slice(0, -1)],
    ] as const
    for (const [host, link] of forged) {
      const { status, text } = await get(host, link)
      expect(status).toBe(404)
      expect(words(text)).toContain('The time to pay may be over. Ask the shop for a new link.')
      expect(text).not.toContain('Pune')
    }
    expect((await press(`${other.path.split('.')[0]}.${signature}`, 'sandbox')).status).toBe(404)
    expect(await attemptsOf(other.id)).toEqual([])
  })
})

// Shows B300.
describe('an order is paid by its link', () => {
  test('at the sandbox bank without signing in, and its buyer returns to the order', async () => {
    const { path, id, email } = await desk.linked()
    const bank = goTo(await press(path, 'sandbox'))
    expect(bank).toMatch(/^\/payment\/sandbox\//)
    const back = goTo(await pay(bank))
    expect(back).toMatch(new RegExp(`^/order/${id}\\.`))
    const { status, text } = await get(one.host, back)
    expect(status).toBe(200)
    expect(words(text)).toContain('Placed')
    expect(await desk.read(id)).toMatchObject({ status: 'PLACED', paymentMode: 'sandbox', paymentStatus: 'PAID' })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Your order')])
    // The link then leads to the order.
    const again = await one.call('GET', path)
    expect([again.status, goTo(again)]).toEqual([303, expect.stringMatching(new RegExp(`^/order/${id}\\.`))])
    expect((await press(path, 'sandbox')).status).toBe(303)
  })

  test('once more after it failed, from the order that its buyer returns to', async () => {
    const { path, id } = await desk.linked()
    const bank = goTo(await press(path, 'sandbox'))
    const back = goTo(await one.call('POST', `${bank}/fail`))
    const { text } = await get(one.host, back)
    expect(text).toContain(`href="${path}"`)
    expect(words(text)).toContain('Pay now')
    const again = goTo(await press(path, 'sandbox'))
    expect(again).not.toBe(bank)
    await pay(again)
    expect((await desk.read(id)).status).toBe('PLACED')
  })

  test('at Stripe, by a page of the shop that leads there without script', async () => {
    const { path, id } = await desk.linked()
    const answer = await press(path, 'stripe')
    expect(answer.status).toBe(200)
    const to = answer.headers.get('refresh')?.replace('0;url=', '')
    const [session] = [...stripe.bank.sessions.values()].slice(-1)
    expect(to).toBe(`${stripe.bank.url}/c/pay/${session?.id}`)
    expect(session).toMatchObject({ amount_total: 50_000 })
    stripe.bank.pay(session?.id ?? '')
    const back = await one.call('GET', new URL(session?.success_url ?? '').pathname)
    expect([back.status, goTo(back)]).toEqual([303, expect.stringMatching(new RegExp(`^/order/${id}\\.`))])
    expect((await desk.read(id)).status).toBe('PLACED')
  })

  test('at Stripe when the buyer never returns and opens the order’s link: the provider is asked', async () => {
    const { path, id } = await desk.linked()
    await press(path, 'stripe')
    const [session] = [...stripe.bank.sessions.values()].slice(-1)
    stripe.bank.pay(session?.id ?? '')
    const { rows } = await owner.query('select return_path from payments where order_id = $1', [id])
    expect(words((await get(one.host, rows[0].return_path)).text)).toContain('Placed')
    expect((await desk.read(id)).status).toBe('PLACED')
  })

  test('by UPI, on a page whose links need no account', async () => {
    const { path, id } = await desk.linked()
    const upi = goTo(await press(path, 'upi'))
    const { text } = await get(one.host, upi)
    expect(text).toContain(`href="${path}"`)
    expect(text).toMatch(new RegExp(`href="/order/${id}\\.`))
    expect(text).not.toContain('/payment/result')
    await one.call('POST', upi, { body: 'utr=412345678901', headers: form })
    // While staff look for it, nothing else is begun.
    expect((await get(one.host, path)).text).not.toContain('name="way"')
    const refused = await press(path, 'sandbox')
    expect([refused.status, words(refused.body)]).toEqual([
      409,
      expect.stringContaining('We are checking your UPI payment'),
    ])
    expect(await attemptsOf(id)).toEqual([{ status: 'OPEN', provider: 'upi' }])
  })

  // Shows B203.
  test('not again while another amount is looked at, which its page and the order’s link say', async () => {
    const { path, id } = await desk.linked()
    const bank = goTo(await press(path, 'sandbox'))
    await owner.query("update sandbox_payments set status = 'PAID', amount = 50100 where id = $1", [
      bank.split('/').at(-1),
    ])
    // The press asks the bank first.
    const refused = await press(path, 'stripe')
    const { number } = await desk.read(id)
    expect([refused.status, words(refused.body)]).toEqual([
      409,
      expect.stringContaining(
        `We are looking into your payment for order ${number}. Wait for the result, or cancel that order first.`,
      ),
    ])
    const { text } = await get(one.host, path)
    expect(words(text)).toContain('We are looking into your payment.')
    expect(text).not.toContain('name="way"')
    const { rows } = await owner.query('select return_path from payments where order_id = $1', [id])
    const order = (await get(one.host, rows[0].return_path)).text
    expect(words(order)).toContain('We are looking into your payment.')
    expect(words(order)).not.toContain('Pay now')
    expect(order).not.toContain(`href="${path}"`)
    expect(await attemptsOf(id)).toHaveLength(1)
  })

  test('once, when its button is pressed twice at once', async () => {
    const { path, id, variantId } = await desk.linked({}, { stock: 4 })
    const banks = (await Promise.all([1, 2, 3].map(() => press(path, 'sandbox')))).map(goTo)
    expect(new Set(banks).size).toBe(1)
    await Promise.all([pay(banks[0] ?? ''), pay(banks[0] ?? '')])
    expect(await attemptsOf(id)).toEqual([{ status: 'PAID', provider: 'sandbox' }])
    expect(await stockOf(app, variantId)).toEqual({ stock: 3, ledger: 3 })
  })

  test('another way after the first was left; what comes by the first all the same is paid back', async () => {
    const { path, id } = await desk.linked()
    const first = goTo(await press(path, 'sandbox'))
    await press(path, 'stripe')
    expect(await attemptsOf(id)).toEqual([
      { status: 'FAILED', provider: 'sandbox' },
      { status: 'OPEN', provider: 'stripe' },
    ])
    await pay(first)
    expect((await desk.read(id)).status).toBe('PLACED')
    const [session] = [...stripe.bank.sessions.values()].slice(-1)
    stripe.bank.pay(session?.id ?? '')
    await one.call('GET', new URL(session?.success_url ?? '').pathname)
    expect((await attemptsOf(id)).map(({ status }) => status)).toEqual(['PAID', 'REFUND_DUE'])
  })

  test('never after it lapsed or was cancelled', async () => {
    const lapsed = await desk.linked({ hours: 1 })
    const bank = goTo(await press(lapsed.path, 'sandbox'))
    passed += hour + 60_000
    // Before its job ran, too.
    expect((await press(lapsed.path, 'stripe')).status).toBe(404)
    await doJobs(app, now())
    expect((await get(one.host, lapsed.path)).status).toBe(404)
    expect((await press(lapsed.path, 'sandbox')).status).toBe(404)
    expect(await attemptsOf(lapsed.id)).toEqual([{ status: 'FAILED', provider: 'sandbox' }])
    expect(bank).not.toBe('')
    const cancelled = await desk.linked()
    const { token } = await one.signIn({ userType: 'ADMIN' })
    expect((await post(cancelled.id, 'cancel', { reason: 'Called back.' }, token)).status).toBe(200)
    expect((await press(cancelled.path, 'sandbox')).status).toBe(404)
    expect(await attemptsOf(cancelled.id)).toEqual([])
  })

  test('not while its provider is away, which says so and keeps the order', async () => {
    const { path, id } = await desk.linked()
    const { status, body } = await inMood(app, stripe.bank, 'broken', () => press(path, 'stripe'))
    expect([status, words(body)]).toEqual([502, expect.stringContaining('The payment service isn’t responding.')])
    expect((await desk.read(id)).status).toBe('PENDING_PAYMENT')
    expect((await press(path, 'sandbox')).status).toBe(303)
  })

  test('not in cash, nor another way that the shop does not offer', async () => {
    const { path, id } = await desk.linked()
    for (const way of ['cod', 'razorpay', 'x<b>']) {
      const { status, body } = await press(path, way)
      expect(status).toBe(400)
      expect(body).not.toContain('x<b>')
    }
    expect(await attemptsOf(id)).toEqual([])
  })

  test('by its buyer when signed in, from their own page of the order', async () => {
    const person = await desk.caller()
    const { path, id } = await desk.linked({
      ...{ customerId: person.id, newCustomer: undefined },
      ...{ addressId: person.addressId, address: undefined },
    })
    expect(await person.order(id)).toMatchObject({ taken: true, payPage: path, status: 'PENDING_PAYMENT' })
  })
})
