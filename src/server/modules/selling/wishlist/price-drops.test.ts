import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { setSettings } from '../../../../../tests/support/selling/reviewing.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { noticePrices } from '../stock/index.ts'

let time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { app, one, owner } = parts

let keeper = ''
beforeAll(async () => {
  keeper = (await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })).token
})

/** A customer with a ₹1,000 variant on the wishlist, subscribed to price drops by default. */
async function wisher(given: { agrees?: boolean; isProven?: boolean; language?: string } = {}) {
  const { agrees = true, isProven = true } = given
  const person = await one.signIn()
  await owner.query('update users set proven_at = $2 where id = $1', [person.id, isProven ? new Date() : null])
  const { id, variantIds } = await one.product({ name: 'Brass lamp', price: 100_000, mrp: 150_000, stock: 5 })
  const variantId = variantIds[0] ?? ''
  await one.call('POST', '/api/io/crm/cuser/wishlist/add', {
    token: person.token,
    body: { productVariantId: variantId },
  })
  if (agrees) await say(person.token, true)
  if (given.language)
    await owner.query('update mail_choices set language = $2 where user_id = $1', [person.id, given.language])
  return { ...person, productId: id, variantId }
}

const say = (token: string, wanted: boolean) =>
  one.call('POST', '/api/v1/consents/mails', { token, body: { kind: 'price-drops', wanted } })

async function price(productId: string, variantId: string, amount: number) {
  const { body } = await one.call('GET', `/api/v1/products/${productId}`, { token: keeper })
  const change = { revision: body.data.revision, price: amount }
  expect((await one.call('PATCH', `/api/v1/variants/${variantId}`, { token: keeper, body: change })).status).toBe(200)
}

/** Advances the clock and runs the jobs due. */
async function wait(minutes = 30) {
  time += minutes * 60_000
  await doJobs(parts, new Date(time))
}

async function mails(email: string) {
  const { rows } = await owner.query(
    "select subject, body_text, body_html from mails where recipient = $1 and once_key like 'price-drop:%' order by id",
    [email],
  )
  return rows
}

describe('a price that drops', () => {
  // Shows B140.
  test('is mailed once to subscribers, with both prices, and again at the next drop', async () => {
    const person = await wisher()
    await price(person.productId, person.variantId, 80_000)
    await wait()
    await price(person.productId, person.variantId, 80_000)
    await wait()
    expect(await mails(person.email)).toMatchObject([{ subject: expect.stringContaining('Price drop on Brass lamp') }])
    expect((await mails(person.email))[0].body_text).toContain('₹800.00 instead of ₹1,000.00')
    await price(person.productId, person.variantId, 70_000)
    await wait()
    expect(await mails(person.email)).toHaveLength(2)
    await price(person.productId, person.variantId, 110_000)
    await wait()
    await price(person.productId, person.variantId, 105_000)
    await wait()
    expect(await mails(person.email)).toHaveLength(2)
    await price(person.productId, person.variantId, 90_000)
    await wait()
    expect(await mails(person.email)).toHaveLength(3)
  })

  // Shows B140.
  test('while the site is closed is mailed once it is open', async () => {
    const person = await wisher()
    const close = async (at: string | null) => {
      await owner.query('update sites set closed_at = $2 where id = $1', [one.id, at])
      parts.services.bus.tell(one.id, ['site'])
    }
    await close('2026-01-01T00:00:00Z')
    await price(person.productId, person.variantId, 80_000)
    await wait()
    expect(await mails(person.email)).toEqual([])
    await close(null)
    await noticePrices(await one.ctx())
    await wait()
    expect(await mails(person.email)).toHaveLength(1)
  })

  test('and is undone within 15 minutes is not mailed', async () => {
    const person = await wisher()
    await price(person.productId, person.variantId, 8_000)
    await price(person.productId, person.variantId, 100_000)
    await wait()
    expect(await mails(person.email)).toEqual([])
  })

  // Shows B214.
  test('is mailed in Hindi to readers of Hindi, and in the site’s own language once it has no Hindi', async () => {
    const told = async (languages: string[]) => {
      await setSettings(parts, one, { languages })
      const person = await wisher({ language: 'hi-IN' })
      await price(person.productId, person.variantId, 80_000)
      await wait()
      return (await mails(person.email))[0]
    }
    const hindi = await told(['hi-IN'])
    expect(hindi.subject).toContain('का दाम घटा है')
    expect(hindi.body_html).toContain('lang="hi"')
    expect((await told([])).subject).toContain('Price drop on')
  })

  // Shows B140.
  test.each([
    ['who did not ask', { agrees: false }, async () => {}],
    ['who has left', {}, async (person: { token: string }) => void (await say(person.token, false))],
    [
      'whose address was not shown to be theirs',
      {},
      async (person: { id: string }) =>
        void (await owner.query('update users set proven_at = null where id = $1', [person.id])),
    ],
    [
      'who keeps it no more',
      {},
      async (person: { token: string; variantId: string }) =>
        void (await one.call('POST', '/api/io/crm/cuser/wishlist/add', {
          token: person.token,
          body: { productVariantId: person.variantId },
        })),
    ],
    [
      'once the product is taken off sale',
      {},
      async (person: { productId: string }) =>
        void (await owner.query("update products set status = 'DRAFT' where id = $1", [person.productId])),
    ],
    [
      'once the variant is taken off its product',
      {},
      async (person: { variantId: string }) =>
        void (await owner.query('update variants set archived_at = now() where id = $1', [person.variantId])),
    ],
    [
      'while nothing is left of it',
      {},
      async (person: { variantId: string }) =>
        void (await owner.query('update variants set stock = 0 where id = $1', [person.variantId])),
    ],
  ])('is not mailed to a customer %s', async (_, given, happens) => {
    const person = await wisher(given)
    await price(person.productId, person.variantId, 80_000)
    await happens(person)
    await wait()
    expect(await mails(person.email)).toEqual([])
  })
})

test.each([
  ['taken off sale', 'products', 'id', "status = 'DRAFT'", "status = 'PUBLISHED'"],
  ['sold out', 'variants', 'product_id', 'stock = 0', 'stock = 5'],
])('a drop of what is %s is mailed at the next change of prices after it is back', async (_, table, id, gone, back) => {
  const [person, other] = [await wisher(), await wisher({ agrees: false })]
  const set = (change: string) => owner.query(`update ${table} set ${change} where ${id} = $1`, [person.productId])
  await price(person.productId, person.variantId, 80_000)
  await set(gone)
  await wait()
  expect(await mails(person.email)).toEqual([])
  await set(back)
  await price(other.productId, other.variantId, 90_000)
  await wait()
  expect(await mails(person.email)).toHaveLength(1)
})

describe('price drop mails', () => {
  test('require a confirmed address', async () => {
    const person = await wisher({ agrees: false, isProven: false })
    expect(await say(person.token, true)).toMatchObject({ status: 409, body: { errors: [{ code: 'email.unproven' }] } })
    expect((await say(person.token, false)).status).toBe(200)
  })

  // Shows B140.
  test('can be unsubscribed by link: opening it changes nothing, one click or a mail program’s request does', async () => {
    const person = await wisher()
    await price(person.productId, person.variantId, 80_000)
    await wait()
    const [mail] = await mails(person.email)
    const link = new URL(/https?:\S+\/mails\/price-drops\/leave\?id=\S+/.exec(mail.body_text)?.[0] ?? '')
    const open = (method: string, id = link.searchParams.get('id') ?? '') =>
      app.request(`http://${one.host}${link.pathname}?id=${encodeURIComponent(id)}`, {
        method,
        headers: {
          host: one.host,
          ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(method === 'POST' ? { body: 'List-Unsubscribe=One-Click' } : {}),
      })
    const wants = async () =>
      (await one.call('GET', '/api/v1/consents', { token: person.token })).body.data.priceDrops.wanted
    expect(await (await open('GET')).text()).toContain('Stop these mails')
    expect(await wants()).toBe(true)
    const forged = `${person.id}.${'x'.repeat(43)}`
    expect((await open('POST', forged)).status).toBe(404)
    expect(await wants()).toBe(true)
    expect((await open('POST')).status).toBe(200)
    expect(await wants()).toBe(false)
    expect(await (await open('GET')).text()).toContain('You’re unsubscribed from wishlist mails')
  })
})
