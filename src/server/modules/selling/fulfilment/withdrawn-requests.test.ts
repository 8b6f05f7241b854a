import { describe, expect, test } from 'vitest'
import { testRequests } from '../../../../../tests/support/selling/asking.ts'
import { testByLine } from '../../../../../tests/support/selling/by-line.ts'
import { guestOf, letGuests, newEmail } from '../../../../../tests/support/selling/guests.ts'

const shop = await testByLine()
const { app, one, two, read, move, order, deliver, sendParcel, endParcel, mailsTo } = shop
const { ask, decide } = testRequests(shop)

const withdraw = (token: string | undefined, id: string, site = one) =>
  site.call('POST', '/api/io/crm/cuser/order/request/withdraw', { ...(token && { token }), body: { id } })

// Shows B345.
describe('a request that its customer withdraws', () => {
  test('to cancel lets the order go on from where it was', async () => {
    const { person, id } = await order()
    await move(id, 'PACKED')
    await ask('cancel', person.token, { id })
    expect((await move(id, 'SHIPPED')).status).toBe(409)
    const { status, body } = await withdraw(person.token, id)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ status: 'PACKED', request: null, actions: ['requestCancel'] })
    expect(body.data.events.at(-1)).toMatchObject({ kind: 'CANCEL_WITHDRAWN', note: '' })
    expect((await move(id, 'SHIPPED')).status).toBe(200)
  })

  test('to return leaves the order delivered, its pieces free to be returned, and the buyer without a refusal', async () => {
    const { person, id, pieces } = await order()
    await deliver(id)
    await ask('return', person.token, { id, lines: pieces(1) })
    await withdraw(person.token, id)
    const after = await person.order(id)
    expect(after).toMatchObject({ status: 'DELIVERED', request: null, actions: ['requestReturn'] })
    expect(after.returns).toMatchObject([{ state: 'WITHDRAWN' }])
    expect(after.lines.map(({ inReturn }) => inReturn)).toEqual(after.lines.map(() => 0))
    expect((await mailsTo(person.email)).filter(({ subject }) => /refused|declined/i.test(subject))).toEqual([])
    expect((await ask('return', person.token, { id })).body.data.request).toMatchObject({ kind: 'return' })
  })

  test('about what came first leaves the rest on its way', async () => {
    const { person, id, pieces } = await order()
    const { body } = await sendParcel(id, { lines: pieces(1) })
    await endParcel(id, body.data.parcels[0]._id, 'DELIVERED')
    const { status } = await person.order(id)
    await ask('return', person.token, { id })
    expect((await withdraw(person.token, id)).body.data).toMatchObject({ status, request: null })
    expect((await read(id)).events.at(-1)).toMatchObject({ kind: 'RETURN_WITHDRAWN' })
  })

  test('twice, or many times at once, is withdrawn once; without one the order stays as it is', async () => {
    const { person, id } = await order()
    await move(id, 'PACKED')
    const msg = 'This order has no open request. Reload to see its status.'
    expect(await withdraw(person.token, id)).toMatchObject({ status: 409, body: { msg } })
    await ask('cancel', person.token, { id })
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(person.token, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await read(id)).status).toBe('PACKED')
    const kinds = (await read(id)).events.map(({ kind }: { kind: string }) => kind)
    expect(kinds.filter((kind: string) => kind === 'CANCEL_WITHDRAWN')).toHaveLength(1)
  })

  test('stays once the shop has approved it, or where the shop had noted it', async () => {
    const { person, id } = await order()
    await deliver(id)
    await ask('return', person.token, { id })
    await decide(id, 'approve', 'return')
    const msg = 'The shop is handling this request, so it can’t be withdrawn here. Contact the shop.'
    expect(await withdraw(person.token, id)).toMatchObject({ status: 409, body: { msg } })
    expect((await person.order(id)).request).toMatchObject({ kind: 'return' })
    const noted = await order()
    await deliver(noted.id)
    await move(noted.id, 'RETURN_REQUESTED', { note: 'She rang.' })
    expect((await withdraw(noted.person.token, noted.id)).status).toBe(409)
  })

  test('stays where another customer, another site or a visitor sends it', async () => {
    const { person, id } = await order()
    await move(id, 'PACKED')
    await ask('cancel', person.token, { id })
    const [other, elsewhere] = [await one.signIn(), await two.signIn()]
    for (const answer of [await withdraw(other.token, id), await withdraw(elsewhere.token, id, two)])
      expect(answer).toMatchObject({ status: 404, body: { msg: 'This order was not found.' } })
    expect((await withdraw(undefined, id)).status).toBe(401)
    expect((await read(id)).status).toBe('CANCEL_REQUESTED')
  })

  // Shows B326.
  test('is withdrawn by a guest with the link of their order', async () => {
    await letGuests(app, one, true)
    const guest = await guestOf(one)
    await guest.add((await one.product({ stock: 5 })).variantIds[0] ?? '', 2)
    const email = newEmail()
    await guest.give(email)
    const id: string = (await guest.init('cod', await guest.live())).body.data.orderId
    const token = /\/order\/(\S+)/.exec((await mailsTo(email))[0]?.body_text ?? '')?.[1] ?? ''
    await move(id, 'PACKED')
    const byLink = (act: string) => one.call('POST', `/api/v1/order-links/${token}/${act}`, { body: {} })
    expect((await byLink('cancel')).body.data).toEqual({ status: 'CANCEL_REQUESTED' })
    expect((await byLink('withdraw')).body.data).toEqual({ status: 'PACKED' })
  })
})
