import { beforeEach, describe, expect, test } from 'vitest'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { testRequests } from '../../../../../tests/support/selling/asking.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { guestOf, letGuests, newEmail } from '../../../../../tests/support/selling/guests.ts'
import { stockOf } from '../../../../../tests/support/selling/shopping.ts'
import { markProven } from '../../people/identity/index.ts'
import { forgetReviews } from '../reviews/forget-reviews.ts'

const began = Date.now()
let days = 0
const shop = await testFulfilment({ now: () => new Date(began + days * 24 * 3600_000) })
const { app, one, two, owner, read, move, mailsTo, packer } = shop
const { decide } = testRequests(shop)

beforeEach(async () => {
  days = 0
  await letGuests(app, one, true, { business: { email: 'hello@one.example' } })
})

const tokenIn = (text = '') => /\/order\/(\S+)/.exec(text)?.[1] ?? ''

/** An order of two pieces that a guest pays in cash, and the token in the link that they were mailed. */
async function ordered() {
  const guest = await guestOf(one)
  const { variantIds } = await one.product({ stock: 5 })
  const variantId = variantIds[0] ?? ''
  await guest.add(variantId, 2)
  const email = newEmail()
  await guest.give(email)
  const start = await guest.init('cod', await guest.live())
  const [mail] = await mailsTo(email)
  return { guest, email, variantId, id: start.body.data.orderId as string, token: tokenIn(mail?.body_text) }
}

async function delivered() {
  const order = await ordered()
  for (const to of ['PACKED', 'SHIPPED', 'DELIVERED']) await move(order.id, to)
  return order
}

const ask = (kind: 'cancel' | 'return', token: string, body: object = {}, site = one) =>
  site.call('POST', `/api/v1/order-links/${token}/${kind}`, { body })

const picture = async (token: string) =>
  upload(one, { bytes: await photo(40, 30).jpeg().toBuffer(), path: `/api/v1/order-links/${token}/pictures` })

// Shows B326.
describe('the link in the mail of a guest', () => {
  test('cancels the order once, with reason and note, and the buyer and the shop are told', async () => {
    const { email, id, token, variantId } = await ordered()
    const wish = { reason: 'notNeeded', note: 'Sorry.' }
    const answers = await Promise.all([ask('cancel', token, wish), ask('cancel', token, wish)])
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(2).fill({ status: 200, body: { data: { status: 'CANCELLED' } } }),
    )
    const { events } = await read(id)
    expect(events.filter(({ kind }: { kind: string }) => kind === 'CANCEL_REQUESTED')).toMatchObject([
      { note: 'I no longer need it. Sorry.' },
    ])
    expect(await stockOf(app, variantId)).toMatchObject({ stock: 5 })
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('cancelled'))).toHaveLength(1)
    const toShop = (await mailsTo('hello@one.example')).filter(({ subject }) => subject.includes('cancelled'))
    expect(toShop).toHaveLength(1)
  })

  test('cancels some pieces, by line', async () => {
    const { id, token } = await ordered()
    const { body } = await ask('cancel', token, { lines: [{ position: 0, pieces: 1 }] })
    expect(body.data).toEqual({ status: 'PLACED' })
    expect((await read(id)).lines[0]).toMatchObject({ quantity: 2, cancelled: 1 })
  })

  test('asks the shop once the order is packed, and is refused once it is shipped', async () => {
    const { id, token } = await ordered()
    await move(id, 'PACKED')
    expect((await ask('cancel', token)).body.data).toEqual({ status: 'CANCEL_REQUESTED' })
    await decide(id, 'refuse', 'cancel', 'It is on its way.')
    await move(id, 'SHIPPED')
    const { status, body } = await ask('cancel', token)
    expect({ status, msg: body.msg }).toEqual({
      status: 409,
      msg: 'This order can no longer be cancelled, because it has been shipped.',
    })
  })

  test('asks to return pieces of a delivered order with a picture, which the shop sees', async () => {
    const { id, token } = await delivered()
    const { body } = await picture(token)
    const wish = { reason: 'damaged', lines: [{ position: 0, pieces: 1 }], pictures: [body.data._id] }
    expect((await ask('return', token, wish)).body.data).toEqual({ status: 'RETURN_REQUESTED' })
    expect(await read(id)).toMatchObject({
      request: { kind: 'return', reason: 'damaged', lines: [{ position: 0, pieces: 1 }] },
      returns: [{ pictures: [{ _id: body.data._id }] }],
    })
    expect((await read(id)).request.byStaff).toBeUndefined()
    const { body: queue } = await one.call('GET', '/api/v1/returns', { token: packer.token, query: {} })
    expect(JSON.stringify(queue)).toContain(id)
    expect((await one.call('GET', `/api/v1/review-pictures/${body.data._id}`)).status).toBe(404)
  })

  test('returns nothing once the days to return are over, and names wrong fields', async () => {
    const { token } = await delivered()
    const wrong = await ask('return', token, { reason: 'boredom' })
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } })
    days = 9
    const late = await ask('return', token)
    expect(late.status).toBe(409)
    expect(late.body.msg).toContain('return period')
  })
})

// Shows B326.
describe('a link', () => {
  const over = {
    status: 404,
    body: {
      msg: 'This link is no longer valid. Use the link in the latest email from us.',
      errors: [{ field: 'token' }],
    },
  }

  test('that is expired, changed or of another site does nothing', async () => {
    const { id, token } = await ordered()
    const [, until, signature] = token.split('.')
    const other = (await ordered()).id
    for (const changed of [`${other}.${until}.${signature}`, `${id}.${Number(until) + 1}.${signature}`, id])
      expect(await ask('cancel', changed)).toMatchObject(over)
    expect(await ask('cancel', token, {}, two)).toMatchObject(over)
    days = 31
    for (const kind of ['cancel', 'return'] as const) expect(await ask(kind, token)).toMatchObject(over)
    expect(await picture(token)).toMatchObject(over)
    days = 0
    expect((await read(id)).status).toBe('PLACED')
  })

  test('does not sign in, and shows no other order of the guest', async () => {
    const { guest, id, token } = await ordered()
    const body = { id }
    for (const path of ['/api/io/crm/cuser/order/cancel/request', '/api/io/crm/admin/customer/orders/all'])
      expect((await one.call('POST', path, { token, body })).status).toBe(401)
    const { variantIds } = await one.product()
    await guest.add(variantIds[0] ?? '')
    const second = await guest.init('cod', await guest.live())
    await ask('cancel', token, { id: second.body.data.orderId })
    expect((await read(second.body.data.orderId)).status).toBe('PLACED')
  })

  test('to an order of an account asks to sign in', async () => {
    const { person, id } = await shop.cashOrder()
    const [mail] = await mailsTo(person.email)
    const { status, body } = await ask('cancel', tokenIn(mail?.body_text))
    expect({ status, msg: body.msg }).toEqual({
      status: 403,
      msg: 'This order belongs to an account. Sign in to cancel or return items.',
    })
    expect((await read(id)).status).toBe('PLACED')
  })
})

// Shows B326, B303.
test('the words of a guest and the pictures of their return go with the account that takes the order over', async () => {
  const { email, id, token } = await delivered()
  const sent = await picture(token)
  await ask('return', token, { note: 'Torn.', pictures: [sent.body.data._id] })
  const customer = await one.signIn({ email })
  await markProven(await one.ctx(), customer.id)
  await one.call('POST', '/api/io/crm/cuser/orders/all', { token: customer.token, body: {} })
  const seen = await one.call('GET', `/api/v1/review-pictures/${sent.body.data._id}`, { token: customer.token })
  expect(seen.status).toBe(200)
  const { rows } = await owner.query("select actor_id from order_events where order_id = $1 and note <> ''", [id])
  expect(rows).toEqual([{ actor_id: customer.id }])
  await forgetReviews(await one.ctx(), customer.id)
  expect((await read(id)).returns[0].pictures).toEqual([])
})
