import { afterEach, expect, test, vi } from 'vitest'
import { testSettings } from '../../../../../tests/support/app.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { type Shopper, shopperWith, stockOf } from '../../../../../tests/support/selling/shopping.ts'
import type { CashRules } from '../../../../shared/selling/payments/cash-rules.ts'

const { app, one, two, owner, move, mailsTo } = await testFulfilment()

async function set(cashOnDelivery: Partial<CashRules>) {
  const settings = { ...testSettings, cashOnDelivery }
  for (const { id } of [one, two]) {
    await owner.query('update sites set settings = $2 where id = $1', [id, settings])
    app.services.bus.tell(id, ['site'])
  }
}
afterEach(async () => {
  vi.useRealTimers()
  await set({})
})

const ask = ({ site, token }: Shopper) => site.call('POST', '/api/v1/checkout/cash/code', { token })
const give = ({ site, token }: Shopper, body: object) =>
  site.call('POST', '/api/v1/checkout/cash/confirmation', { token, body })

/** The code of the newest mail. */
async function codeOf({ email }: Shopper): Promise<string> {
  const mail = (await mailsTo(email)).findLast(({ subject }) => subject.startsWith('Your code to confirm your order'))
  return /\b\d{6}\b/.exec(mail?.body_text ?? '')?.[0] ?? ''
}

async function confirm(person: Shopper): Promise<void> {
  const { body } = await ask(person)
  expect(body.data).toMatchObject({ email: person.email, seconds: 30 })
  expect(await give(person, { token: body.data.token, otp: await codeOf(person) })).toMatchObject({ status: 200 })
}

const wanted = {
  status: 428,
  body: {
    msg: 'This shop confirms cash orders with a code. We email it to you.',
    errors: [{ field: 'paymentMode', code: 'cash.code' }],
  },
}
const failed = { status: 400, body: { errors: [{ field: 'otp', code: 'cash.codeFailed' }] } }

// Shows B294.
test('a cash order is placed once its code was given, and each order wants a code of its own', async () => {
  await set({ code: 'ALWAYS' })
  const { person, variantId } = await shopperWith(one, { stock: 5 })
  expect(await person.init('cod')).toMatchObject(wanted)
  expect(await stockOf(app, variantId)).toEqual({ stock: 5, ledger: 5 })
  await confirm(person)
  const first = await person.init('cod')
  expect(first.status).toBe(200)
  // A request that is repeated finds its order.
  expect((await person.init('cod')).body.data.orderId).toBe(first.body.data.orderId)
  await person.add(variantId)
  expect(await person.init('cod')).toMatchObject(wanted)
  expect((await person.init('sandbox')).status).toBe(200)
})

// Shows B294.
test('one confirmation is good for one of two orders that are placed at the same moment', async () => {
  await set({ code: 'ALWAYS' })
  const { person, variantId } = await shopperWith(one, { stock: 5 })
  await confirm(person)
  await Promise.all([person.init('cod'), person.init('cod')])
  await person.add(variantId)
  expect(await person.init('cod')).toMatchObject(wanted)
  expect(await person.orders()).toHaveLength(1)
})

// Shows B294.
test('only customers who have received nothing yet are asked, where the shop wants that', async () => {
  await set({ code: 'FIRST' })
  const { person, variantId } = await shopperWith(one, { stock: 5 })
  await confirm(person)
  const id = (await person.init('cod')).body.data.orderId
  await person.add(variantId)
  expect(await person.init('cod')).toMatchObject(wanted)
  for (const to of ['PACKED', 'SHIPPED', 'DELIVERED']) await move(id, to)
  expect((await person.init('cod')).status).toBe(200)
})

// Shows B294.
test('five wrong codes use a code up, and a right one is good once', async () => {
  await set({ code: 'ALWAYS' })
  const { person } = await shopperWith(one)
  const { token } = (await ask(person)).body.data
  const otp = await codeOf(person)
  const wrong = otp === '000000' ? '000001' : '000000'
  for (let tried = 0; tried < 5; tried++) expect(await give(person, { token, otp: wrong })).toMatchObject(failed)
  expect(await give(person, { token, otp })).toMatchObject(failed)
  expect(await person.init('cod')).toMatchObject(wanted)
  const again = (await ask(person)).body.data.token
  expect((await give(person, { token: again, otp })).status).toBe(200)
  expect(await give(person, { token: again, otp })).toMatchObject(failed)
})

// Shows B294.
test('a code is of no use to another customer, session or site, for signing in, or after half an hour', async () => {
  await set({ code: 'ALWAYS' })
  const { person } = await shopperWith(one)
  const { token } = (await ask(person)).body.data
  const otp = await codeOf(person)
  const { person: other } = await shopperWith(one)
  expect(await give(other, { token, otp })).toMatchObject(failed)
  const { person: elsewhere } = await shopperWith(two)
  expect(await give(elsewhere, { token, otp })).toMatchObject(failed)
  expect((await give(person, { token, otp })).status).toBe(200)
  const credentials = { email: person.email, password: 'Haat@2026' }
  const { body } = await one.call('POST', '/api/io/crm/login', { body: credentials })
  const query = { addressId: person.addressId, paymentMode: 'cod' }
  expect(await one.call('GET', '/api/io/cart/checkout/init', { token: body.loginToken, query })).toMatchObject(wanted)
  await owner.query("update cash_confirmations set confirmed_at = now() - interval '31 minutes' where site_id = $1", [
    one.id,
  ])
  expect(await person.init('cod')).toMatchObject(wanted)
})

// Shows B294.
test('nothing is kept of a confirmation with its customer', async () => {
  const { person } = await shopperWith(one)
  await confirm(person)
  await owner.query('delete from users where site_id = $1 and id = $2', [one.id, person.id])
  const { rows } = await owner.query('select 1 from cash_confirmations where site_id = $1 and user_id = $2', [
    one.id,
    person.id,
  ])
  expect(rows).toEqual([])
})
