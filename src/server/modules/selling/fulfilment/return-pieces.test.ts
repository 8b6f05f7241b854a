import { describe, expect, test } from 'vitest'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { testRequests } from '../../../../../tests/support/selling/asking.ts'
import { ok, testByLine } from '../../../../../tests/support/selling/by-line.ts'
import { stockOf } from '../../../../../tests/support/selling/shopping.ts'
import type { Order } from '../../../../shared/selling/orders/orders.ts'
import { sumOf } from '../../../../shared/selling/orders/pieces.ts'

const shop = await testByLine()
const { app, one, two, owner, packer, read, move, post, order, ofReturn, recordReturn, deliver, endParcel, mailsTo } =
  shop
const { ask, decide } = testRequests(shop)

/** A delivered order of which some pieces are to be returned. */
async function asked(...counts: number[]) {
  const ordered = await order()
  await deliver(ordered.id)
  const lines = ordered.pieces(...counts)
  const { body } = await ask('return', ordered.person.token, { id: ordered.id, lines, reason: 'damaged' })
  const found: string = body.data.returns.at(-1)._id
  return { ...ordered, lines, found }
}

/** The customer asks to return all that can be returned. @returns the id of the return */
async function asksFor({ id, person }: Pick<Awaited<ReturnType<typeof order>>, 'id' | 'person'>): Promise<string> {
  return ok(await ask('return', person.token, { id })).returns.at(-1)?._id ?? ''
}

/** How many pieces a request for all of them takes. */
async function piecesAsked(token: string, id: string): Promise<number> {
  const found = ok(await ask('return', token, { id })).returns.at(-1)
  return sumOf(found?.lines ?? [], ({ pieces }) => pieces)
}

describe('a return of some pieces', () => {
  // Shows C39, B268, B272.
  test('goes from request to refund, and pays exactly for them', async () => {
    const { person, id, variantIds, lines, found } = await asked(1, 1)
    expect(await person.order(id)).toMatchObject({
      ...{ status: 'RETURN_REQUESTED', request: { kind: 'return', lines } },
      returns: [{ state: 'REQUESTED', reason: 'damaged', piecesAmount: 83_333 }],
    })
    expect((await ofReturn(id, found, 'pick-up')).status).toBe(409)
    await decide(id, 'approve', 'return')
    expect(ok(await ofReturn(id, found, 'pick-up', { note: 'On Monday.' })).returns).toMatchObject([
      { state: 'PICKED_UP' },
    ])
    const [first] = lines
    const received = ok(await ofReturn(id, found, 'receive', { restock: [first], outcome: 'REFUND' }))
    expect(received).toMatchObject({
      ...{ status: 'DELIVERED', paymentStatus: 'PAID', request: null, refundDue: 83_333 },
      amounts: { returned: 83_333 },
      returns: [{ state: 'RECEIVED', outcome: 'REFUND', refundAmount: 83_333 }],
    })
    expect(received.events.map(({ kind }) => kind).slice(-3)).toEqual([
      'RETURN_PICKED_UP',
      'RETURN_RECEIVED',
      'REFUND_DUE',
    ])
    const stocks = await Promise.all(variantIds.map((variantId) => stockOf(app, variantId)))
    expect(stocks.map(({ stock }) => stock).toSorted()).toEqual(stocks.map(({ ledger }) => ledger).toSorted())
    expect(stocks.reduce((sum, { stock }) => sum + stock, 0)).toBe(7 + 8 + 1)
    const payment = { id: received.payments[0]?.transactionId, back: 0, how: 'hand' }
    const closed = ok(await post(id, 'refunds', { amount: 83_333, payment }))
    expect(closed).toMatchObject({ status: 'DELIVERED', refundDue: 0, returns: [{ state: 'CLOSED' }] })
    const mail = (await mailsTo(person.email)).find(({ subject }) => subject.startsWith('Your return of order'))
    expect(mail?.body_text).toContain('₹833.33 will be refunded')
  })

  // Shows B272.
  test('is followed by another one, until the order is returned', async () => {
    const { person, id, pieces, found } = await asked(3)
    const other = await ask('return', person.token, { id, lines: pieces(0, 1) })
    expect([other.status, other.body.msg]).toEqual([
      409,
      'You have already asked the shop about other items of this order. Wait for its answer.',
    ])
    const repeated = await ask('return', person.token, { id, lines: pieces(3) })
    expect([repeated.status, repeated.body.data.returns.length]).toEqual([200, 1])
    ok(await ofReturn(id, found, 'receive', { restock: [], outcome: 'REFUND' }))
    const tooMany = await ask('return', person.token, { id, lines: pieces(1) })
    expect(tooMany.body.msg).toBe('Only 0 of Kansa bowl can be chosen now. Check the quantity and try again.')
    const { body } = await ask('return', person.token, { id })
    expect(body.data.returns).toMatchObject([{ state: 'RECEIVED' }, { state: 'REQUESTED', lines: pieces(0, 2) }])
    const { total } = body.data.amounts
    const over = ok(await move(id, 'RETURNED'))
    expect(over).toMatchObject({ status: 'RETURNED', paymentStatus: 'REFUND_DUE', refundDue: total })
  })

  // Shows B273.
  test('pays less or more when staff say so, never above what is left', async () => {
    const { id, found } = await asked(1)
    const { total } = (await read(id)).amounts
    const body = { restock: [], outcome: 'REFUND' }
    expect(await ofReturn(id, found, 'receive', { ...body, amount: total + 1 })).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('At most'), errors: [{ field: 'amount' }] },
    })
    const less = ok(await ofReturn(id, found, 'receive', { ...body, amount: 40_000 }))
    expect(less).toMatchObject({ refundDue: 40_000, amounts: { returned: 40_000 } })
    const free = await asked(1)
    const nothing = ok(await ofReturn(free.id, free.found, 'receive', { ...body, amount: 0 }))
    expect(nothing).toMatchObject({ refundDue: 0, returns: [{ state: 'CLOSED', refundAmount: 0 }] })
  })

  // Shows B273.
  test('that names an item twice among those that can be sold again is refused at the second, and writes nothing off', async () => {
    const { id, variantIds, lines, found } = await asked(2)
    const [line] = lines
    const once = { ...line, pieces: 1 }
    const twice = await ofReturn(id, found, 'receive', { restock: [once, once], outcome: 'REFUND' })
    expect(twice).toMatchObject({ status: 400, body: { errors: [{ field: 'restock.1.position' }] } })
    expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ stock: 7, ledger: 7 })
    const many = Array.from({ length: 501 }, (_, position) => ({ position, pieces: 0 }))
    expect((await ofReturn(id, found, 'receive', { restock: many, outcome: 'REFUND' })).status).toBe(400)
  })

  // Shows B273.
  test('counts what was paid back before for other reasons as given, and pays the pieces in full', async () => {
    const { id, found } = await asked(1)
    const order = await read(id)
    const payment = { id: order.payments[0]?.transactionId, back: 0, how: 'hand' }
    ok(await post(id, 'refunds', { amount: 10_000, payment }))
    expect(ok(await ofReturn(id, found, 'receive', { restock: [], outcome: 'REFUND' })).refundDue).toBe(50_000)
  })

  // Shows B274.
  test('is replaced by pieces from the stock, in a parcel of its own', async () => {
    const { person, id, variantIds, lines, found } = await asked(1)
    const kept = ok(await ofReturn(id, found, 'receive', { restock: [], outcome: 'REPLACEMENT' }))
    expect(kept).toMatchObject({ status: 'DELIVERED', refundDue: 0, amounts: { returned: 0 } })
    // One was written off, and another one is taken for it.
    expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ stock: 6, ledger: 6 })
    const tracking = { courier: 'DTDC', number: 'D7' }
    const sent = ok(await ofReturn(id, found, 'replacement', { tracking }))
    expect(sent).toMatchObject({
      ...{ status: 'DELIVERED', returns: [{ state: 'CLOSED', outcome: 'REPLACEMENT' }] },
      parcels: [{ replaces: false }, { replaces: true, lines, state: 'SENT' }],
    })
    expect((await ofReturn(id, found, 'replacement')).status).toBe(409)
    const subjects = (await mailsTo(person.email)).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringMatching(/^The replacement for your order/))
    expect(await piecesAsked(person.token, id)).toBe(4)
    await decide(id, 'refuse', 'return', 'Wait.')
    ok(await endParcel(id, sent.parcels[1]?._id ?? '', 'DELIVERED'))
    expect(await piecesAsked(person.token, id)).toBe(5)
  })

  // Shows B274.
  test('that is to be replaced can be in no other return until the replacement has arrived', async () => {
    const { person, id, variantIds, lines, found } = await asked(1)
    ok(await ofReturn(id, found, 'receive', { restock: lines, outcome: 'REPLACEMENT' }))
    const more = await order({ quantities: [1] })
    await deliver(more.id)
    const only = await asksFor(more)
    ok(await ofReturn(more.id, only, 'receive', { restock: [], outcome: 'REPLACEMENT' }))
    expect((await ask('return', more.person.token, { id: more.id })).body.msg).toBe(
      'No items of this order are left for this step.',
    )
    const [line] = lines
    const three = [{ ...line, pieces: 3 }]
    expect((await ask('return', person.token, { id, lines: three })).body.msg).toContain('Only 2 of Kansa bowl')
    const sent = ok(await ofReturn(id, found, 'replacement'))
    expect((await recordReturn(id, three)).status).toBe(409)
    const back = ok(await endParcel(id, sent.parcels[1]?._id ?? '', 'RETURNED'))
    expect(back).toMatchObject({ refundDue: 50_000, amounts: { returned: 50_000 } })
    expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ stock: 8, ledger: 8 })
  })

  // Shows B274.
  test('that is to be replaced is refunded instead, once, and what was kept for it is on sale again', async () => {
    const { person, id, variantIds, lines, found } = await asked(1)
    ok(await ofReturn(id, found, 'receive', { restock: lines, outcome: 'REPLACEMENT' }))
    expect(await ofReturn(id, found, 'refund', { amount: 10_000_000 })).toMatchObject({
      ...{ status: 409, body: { errors: [{ field: 'amount' }] } },
    })
    const refunded = ok(await ofReturn(id, found, 'refund', { note: 'It is no longer made.' }))
    expect(refunded).toMatchObject({
      ...{ status: 'DELIVERED', refundDue: 50_000, amounts: { returned: 50_000 } },
      returns: [{ state: 'RECEIVED', outcome: 'REFUND', refundAmount: 50_000 }],
    })
    expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ stock: 8, ledger: 8 })
    for (const act of ['refund', 'replacement'] as const) expect((await ofReturn(id, found, act)).status).toBe(409)
    const mail = (await mailsTo(person.email)).find(({ subject }) => subject.includes('is refunded'))
    expect(mail?.body_text).toContain('It is no longer made.')
    expect(mail?.body_text).toContain('₹500.00 will be refunded')
  })

  // Shows B274.
  test('is not replaced by what is not there', async () => {
    const { id, variantIds, found } = await asked(1)
    await owner.query('update variants set stock = 0 where id = $1', [variantIds[0]])
    const answer = await ofReturn(id, found, 'receive', { restock: [], outcome: 'REPLACEMENT' })
    expect(answer.body.msg).toBe('There isn’t enough stock of Kansa bowl to replace it. Refund it instead.')
    expect((await read(id)).returns).toMatchObject([{ state: 'REQUESTED' }])
  })

  // Shows B272.
  test('that is refused leaves the pieces to be asked for again', async () => {
    const { person, id, found } = await asked(2)
    await decide(id, 'refuse', 'return', 'They were used.')
    expect(await read(id)).toMatchObject({ status: 'DELIVERED', returns: [{ state: 'REFUSED' }], refundDue: 0 })
    expect((await ofReturn(id, found, 'receive', { restock: [], outcome: 'REFUND' })).status).toBe(409)
    const { returns, lines } = (await ask('return', person.token, { id })).body.data as Order
    expect(returns).toHaveLength(2)
    expect(returns[1]?.lines.map(({ position, pieces }) => [position, pieces])).toEqual(
      lines.map(({ quantity }, position) => [position, quantity]),
    )
  })

  test('that staff record is one like the customer’s', async () => {
    const { id, pieces } = await order()
    await deliver(id)
    const recorded = ok(await recordReturn(id, pieces(1)))
    expect(recorded).toMatchObject({ status: 'RETURN_REQUESTED', returns: [{ lines: pieces(1), reason: null }] })
  })
})

// Shows B268.
test('pictures of a return are its customer’s and the shop’s alone, four at most', async () => {
  const { person, id } = await order()
  await deliver(id)
  const path = '/api/v1/review-pictures'
  const bytes = await photo(300, 200).jpeg().toBuffer()
  const { body } = await upload(one, { token: person.token, bytes, path })
  const picture: string = body.data._id
  const other = await order()
  await deliver(other.id)
  const stolen = await ask('return', other.person.token, { id: other.id, pictures: [picture] })
  expect(stolen.status).toBe(404)
  const five = await ask('return', person.token, { id, pictures: Array(5).fill(picture) })
  expect(five.status).toBe(400)
  const given = await ask('return', person.token, { id, pictures: [picture] })
  expect(given.body.data.returns[0].pictures).toMatchObject([{ _id: picture, url: `${path}/${picture}` }])
  const status = async (token?: string) => (await one.call('GET', `${path}/${picture}`, token ? { token } : {})).status
  expect([await status(person.token), await status(packer.token)]).toEqual([200, 200])
  expect([await status(), await status(other.person.token)]).toEqual([404, 404])
  const cataloguer = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  expect(await status(cataloguer.token)).toBe(404)
})

describe('the queue of returns', () => {
  // Shows B275.
  test('lists the returns of the site by state, and counts them', async () => {
    const { id, found } = await asked(2)
    const list = async (query: Record<string, string>, site = one, token = packer.token) =>
      (await site.call('GET', '/api/v1/returns', { token, query })).body
    const { number } = await read(id)
    const rows = await list({ state: 'REQUESTED', q: String(number) })
    expect(rows).toMatchObject({
      total: 1,
      data: [{ _id: found, order: { _id: id, number }, pieces: 2, name: 'Kansa bowl', piecesAmount: 100_000 }],
    })
    const counts = await one.call('GET', '/api/v1/returns/counts', { token: packer.token })
    expect(counts.body.data.by.REQUESTED).toBeGreaterThan(0)
    const stranger = await two.signIn({ userType: 'ADMIN' })
    expect(await list({}, two, stranger.token)).toMatchObject({ total: 0, data: [] })
  })
})
