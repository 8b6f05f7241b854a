import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { asForm } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'

const minute = 60_000
let time = Date.now()
const app = await testApp({ now: () => new Date(time) })
const { one, owner } = app

let keeper = ''
beforeAll(async () => {
  keeper = (await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })).token
})

/** A customer with a ₹1,000 lamp on the wishlist, who wants to be told of lower prices. */
async function wisher() {
  const { id, token, email } = await one.signIn()
  await owner.query('update users set proven_at = now() where id = $1', [id])
  const lamp = await one.product({ name: 'Brass lamp', price: 100_000, mrp: 150_000, stock: 5 })
  await one.call('POST', '/api/io/crm/cuser/wishlist/add', {
    token,
    body: { productVariantId: lamp.variantIds[0] },
  })
  await one.call('POST', '/api/v1/consents/mails', { token, body: { kind: 'price-drops', wanted: true } })
  return { email, lamp: lamp.id }
}

const soon = (minutes: number) => new Date(time + minutes * minute).toISOString()

/** Staff save the sale of the lamp in the form of the product. */
async function sell(lamp: string, sale: { salePrice: number | null; saleFrom?: string; saleUntil?: string }) {
  const path = `/api/v1/products/${lamp}`
  const form = asForm((await one.call('GET', path, { token: keeper })).body.data)
  const variants = [{ ...form.variants[0], saleFrom: null, saleUntil: null, ...sale }]
  expect((await one.call('PUT', path, { token: keeper, body: { ...form, variants } })).status).toBe(200)
}

/** The prices that a customer was told, after so many minutes. */
async function toldAfter(minutes: number, email: string): Promise<string[]> {
  time += minutes * minute
  await doJobs(app, new Date(time))
  const { rows } = await owner.query(
    `select body_text from mails where recipient = $1 and once_key like 'price-drop:%' order by id`,
    [email],
  )
  return rows.map(({ body_text }) => /₹[\d,.]+ instead of ₹[\d,.]+/.exec(body_text)?.[0] ?? '')
}

const drop = '₹800.00 instead of ₹1,000.00'

describe('a sale of something in a wishlist', () => {
  test('is told when it begins, whether that is at once or later', async () => {
    const [now, later] = [await wisher(), await wisher()]
    await sell(now.lamp, { salePrice: 80_000 })
    await sell(later.lamp, { salePrice: 80_000, saleFrom: soon(60), saleUntil: soon(600) })
    expect(await toldAfter(30, now.email)).toEqual([drop])
    expect(await toldAfter(0, later.email)).toEqual([])
    await toldAfter(60, later.email)
    expect(await toldAfter(30, later.email)).toEqual([drop])
  })

  test('that is taken back within a quarter of an hour is not told', async () => {
    const { email, lamp } = await wisher()
    await sell(lamp, { salePrice: 80_000 })
    await sell(lamp, { salePrice: null })
    expect(await toldAfter(30, email)).toEqual([])
  })

  test('is told once more when the same price comes back after the sale was ended by hand', async () => {
    const { email, lamp } = await wisher()
    await sell(lamp, { salePrice: 80_000 })
    expect(await toldAfter(30, email)).toEqual([drop])
    await sell(lamp, { salePrice: null })
    expect(await toldAfter(30, email)).toEqual([drop])
    await sell(lamp, { salePrice: 80_000 })
    expect(await toldAfter(30, email)).toEqual([drop, drop])
  })
})
