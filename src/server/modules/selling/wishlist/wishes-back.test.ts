import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { changeStock } from '../../../../../tests/support/selling/catalogue.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'

let time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { one, owner } = parts

/** A customer with sold-out variants on their wishlist, who wants mails unless told otherwise. */
async function wisher(count = 1, { agrees = true, isProven = true } = {}) {
  const person = await one.signIn()
  await owner.query('update users set proven_at = $2 where id = $1', [person.id, new Date()])
  const variantIds: string[] = []
  for (let index = 0; index < count; index++) {
    const { variantIds: made } = await one.product({ name: 'Brass lamp', price: 100_000, mrp: 150_000, stock: 0 })
    const productVariantId = made[0] ?? ''
    variantIds.push(productVariantId)
    await one.call('POST', '/api/io/crm/cuser/wishlist/add', { token: person.token, body: { productVariantId } })
  }
  const body = { kind: 'price-drops', wanted: agrees }
  expect((await one.call('POST', '/api/v1/consents/mails', { token: person.token, body })).status).toBe(200)
  if (!isProven) await owner.query('update users set proven_at = null where id = $1', [person.id])
  return { ...person, variantIds }
}

const move = async (variantId: string, quantity: number) =>
  changeStock(await one.ctx(), variantId, quantity, quantity > 0 ? 'RECEIVED' : 'CORRECTED')

async function mails(email: string) {
  await doJobs(parts, new Date(8_640_000_000_000))
  const { rows } = await owner.query('select subject, body_text from mails where recipient = $1 order by id', [email])
  return rows
}

describe('a thing of a wishlist that was sold out', () => {
  // Shows B315.
  test('is told of once it can be had again, with its price and the link that ends such mails', async () => {
    const { email, variantIds } = await wisher()
    expect(await mails(email)).toEqual([])
    for (const id of variantIds) await move(id, 3)
    const [mail, ...others] = await mails(email)
    expect(others).toEqual([])
    expect(mail.subject).toMatch(/^Brass lamp.* is back/)
    expect(mail.body_text).toMatch(/1,000\.00/)
    expect(mail.body_text).toContain('/mails/price-drops/leave?id=')
    // More of what is in stock is no news.
    for (const id of variantIds) await move(id, 2)
    expect(await mails(email)).toHaveLength(1)
  })

  // Shows B315.
  test('is told of once a day, however often it is gone and back', async () => {
    const { email, variantIds } = await wisher()
    const [id = ''] = variantIds
    for (const quantity of [1, -1, 1, -1, 1]) {
      await move(id, quantity)
      await mails(email)
    }
    expect(await mails(email)).toHaveLength(1)
    time += 25 * 3_600_000
    await move(id, -1)
    await move(id, 1)
    expect(await mails(email)).toHaveLength(2)
  })

  // Shows B315.
  test('is not told of where it is gone again by then, off the list, not wanted, or the email is not confirmed', async () => {
    const [gone, removed, silent, unproven] = [
      await wisher(),
      await wisher(),
      await wisher(1, { agrees: false }),
      await wisher(1, { isProven: false }),
    ]
    for (const { variantIds } of [gone, removed, silent, unproven]) for (const id of variantIds) await move(id, 1)
    for (const id of gone.variantIds) await move(id, -1)
    await one.call('POST', '/api/io/crm/cuser/wishlist/add', {
      token: removed.token,
      body: { productVariantId: removed.variantIds[0] },
    })
    for (const { email } of [gone, removed, silent, unproven]) expect(await mails(email)).toEqual([])
  })
})
