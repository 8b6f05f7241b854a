import { afterEach, describe, expect, test } from 'vitest'
import { testRequests } from '../../../../../tests/support/selling/asking.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { shopperWith, stockOf } from '../../../../../tests/support/selling/shopping.ts'
import { forgetBuyer, hasOpenOrders } from '../orders/forget-buyer.ts'

let at = new Date('2026-11-26T10:00:00Z')
const shop = await testFulfilment({ now: () => at })
const { app, one, post, read, move, cashOrder } = shop
const { ask, decide, set } = testRequests(shop)
const giveBack = (token: string, id: string, more: object = {}) => ask('return', token, { id, ...more })
const clock = (time: string) => {
  at = new Date(time)
}
afterEach(async () => {
  clock('2026-11-26T10:00:00Z')
  await set({})
})

/** A delivered order; what it holds was paid in cash. */
async function delivered() {
  const ordered = await cashOrder()
  for (const to of ['PACKED', 'SHIPPED', 'DELIVERED']) await move(ordered.id, to)
  return ordered
}

/** A delivered order whose customer asks to return it. */
async function asked() {
  const ordered = await delivered()
  expect((await giveBack(ordered.person.token, ordered.id, { reason: 'doesNotFit', note: 'Too wide.' })).status).toBe(
    200,
  )
  return ordered
}

describe('a customer who returns', () => {
  // Shows C39, B228.
  test('a delivered order asks the shop, with reason and note; twice is once', async () => {
    const { person, id } = await delivered()
    expect(await person.order(id)).toMatchObject({
      actions: ['requestReturn'],
      returnUntil: '2026-12-03',
      request: null,
    })
    const answers = await Promise.all(
      [1, 2, 3].map(() => giveBack(person.token, id, { reason: 'doesNotFit', note: 'Too wide.' })),
    )
    const again = await giveBack(person.token, id)
    for (const { status, body } of [...answers, again])
      expect({ status, data: body.data }).toMatchObject({
        status: 200,
        data: {
          status: 'RETURN_REQUESTED',
          actions: [],
          request: { kind: 'return', reason: 'doesNotFit', note: 'Too wide.', approved: null },
        },
      })
    const { events } = await person.order(id)
    expect(events.filter(({ kind }) => kind === 'RETURN_REQUESTED').map(({ note }) => note)).toEqual([
      'It does not fit. Too wide.',
    ])
  })

  // Shows C39, B228.
  test.each([
    // Delivered on the 26th at 23:59 in India; the last day is 3 December there.
    ['Asia/Kolkata', '2026-11-26T18:29:00Z', '2026-12-03', '2026-12-03T18:29:59Z', '2026-12-03T18:30:00Z'],
    ['Asia/Kolkata', '2026-11-26T18:30:00Z', '2026-12-04', '2026-12-04T18:29:59Z', '2026-12-04T18:30:00Z'],
    ['America/New_York', '2026-11-27T03:00:00Z', '2026-12-03', '2026-12-04T04:59:59Z', '2026-12-04T05:00:00Z'],
  ])('in %s an order delivered at %s may until the end of %s', async (timeZone, deliveredAt, last, inTime, late) => {
    await set({}, { timeZone })
    clock(deliveredAt)
    const [early, tooLate] = [await delivered(), await delivered()]
    clock(inTime)
    expect(await early.person.order(early.id)).toMatchObject({ actions: ['requestReturn'], returnUntil: last })
    expect((await giveBack(early.person.token, early.id)).status).toBe(200)
    clock(late)
    expect(await tooLate.person.order(tooLate.id)).toMatchObject({ actions: [], returnUntil: last })
    const day = `${Number(last.slice(-2))} December 2026`
    expect(await giveBack(tooLate.person.token, tooLate.id)).toMatchObject({
      status: 409,
      body: { msg: `The return period of this order ended on ${day}.` },
    })
  })

  // Shows B228.
  test('is told in Hindi too until when it was possible', async () => {
    await set({ returnDays: 2 }, { languages: ['hi-IN'] })
    const { person, id } = await delivered()
    clock('2026-11-30T10:00:00Z')
    const { body } = await one.call('POST', '/api/io/crm/cuser/order/return/request', {
      ...{ token: person.token, body: { id } },
      headers: { 'x-app-language': 'hi' },
    })
    expect(body.msg).toBe('The return period of this order ended on 28 November 2026.')
    expect(body.said).toBe('इस ऑर्डर को लौटाने की अवधि 28 नवंबर 2026 को समाप्त हो गई।')
  })

  // Shows B228.
  test('finds no way to where the shop takes no returns, and another window where it says so', async () => {
    const { person, id } = await delivered()
    await set({ returnDays: 0 })
    expect(await person.order(id)).toMatchObject({ actions: [], returnUntil: null })
    const msg = 'This shop doesn’t accept returns.'
    expect(await giveBack(person.token, id)).toMatchObject({ status: 409, body: { msg } })
    await set({ returnDays: 30 })
    expect(await person.order(id)).toMatchObject({ actions: ['requestReturn'], returnUntil: '2026-12-26' })
  })

  // Shows B228.
  test('a replaced piece has days of its own, which begin with the arrival of the replacement', async () => {
    const { person, id } = await delivered()
    clock('2026-12-02T10:00:00Z')
    const [found] = (await giveBack(person.token, id)).body.data.returns
    const path = `returns/${found._id}`
    await post(id, `${path}/receive`, { restock: [], outcome: 'REPLACEMENT' })
    const { parcels } = (await post(id, `${path}/replacement`, {})).body.data
    clock('2026-12-10T10:00:00Z')
    expect(await person.order(id)).toMatchObject({ actions: [], returnUntil: '2026-12-03' })
    await post(id, `parcels/${parcels.at(-1)._id}/moves`, { to: 'DELIVERED' })
    expect(await person.order(id)).toMatchObject({ actions: ['requestReturn'], returnUntil: '2026-12-17' })
    clock('2026-12-17T10:00:00Z')
    expect((await giveBack(person.token, id)).status).toBe(200)
  })

  // Shows B228.
  test('an item of an earlier parcel has as many days as one of the last, each from its own arrival', async () => {
    const { person } = await shopperWith(one, { name: 'Kansa bowl' })
    const { variantIds } = await one.product({ name: 'Clay cup' })
    await person.add(variantIds[0] ?? '')
    const id: string = (await person.init('cod')).body.data.orderId
    const bowl = (await person.order(id)).lines.findIndex(({ name }) => name === 'Kansa bowl')
    const arrive = async (lines?: object[]) => {
      const { parcels } = (await post(id, 'parcels', { lines })).body.data
      await post(id, `parcels/${parcels.at(-1)._id}/moves`, { to: 'DELIVERED' })
    }
    await arrive([{ position: bowl, pieces: 1 }])
    clock('2026-11-30T10:00:00Z')
    await arrive()
    clock('2026-12-05T10:00:00Z')
    const { lines, returnUntil } = await person.order(id)
    expect(returnUntil).toBe('2026-12-07')
    expect(lines[bowl]).toMatchObject({ returnUntil: '2026-12-03', returnable: 0 })
    expect((await giveBack(person.token, id, { lines: [{ position: bowl, pieces: 1 }] })).body.msg).toBe(
      'The return period of Kansa bowl ended on 3 December 2026.',
    )
    const { body } = await giveBack(person.token, id)
    expect(body.data.returns).toMatchObject([{ lines: [{ position: 1 - bowl, pieces: 1 }] }])
    expect((await giveBack(person.token, id)).body.data.returns).toHaveLength(1)
  })

  test.each([[[]], [['PACKED']], [['PACKED', 'SHIPPED']]])(
    'an order after %j is told to wait for it',
    async (steps) => {
      const { person, id } = await cashOrder()
      for (const to of steps) await move(id, to)
      const msg = 'An order can be returned once it is delivered.'
      expect(await giveBack(person.token, id)).toMatchObject({ status: 409, body: { msg } })
    },
  )
})

describe('a request to return', () => {
  // Shows B229.
  test('that is approved waits for the parcel, once however often it is approved, and is then taken back', async () => {
    const { person, variantId, id } = await asked()
    for (const note of ['Send it to 4 Mill Road.', 'Again.']) {
      const { body } = await decide(id, 'approve', 'return', note)
      expect(body.data).toMatchObject({ status: 'RETURN_REQUESTED', request: { approved: at.toISOString() } })
    }
    const { events } = await person.order(id)
    expect(events.filter(({ kind }) => kind === 'RETURN_APPROVED').map(({ note }) => note)).toEqual([
      'Send it to 4 Mill Road.',
    ])
    const { body } = await move(id, 'RETURNED')
    expect(body.data).toMatchObject({ status: 'RETURNED', refundDue: 100_000, request: null })
    expect(await stockOf(app, variantId)).toEqual({ stock: 5, ledger: 5 })
    expect((await giveBack(person.token, id)).body.data.status).toBe('RETURNED')
  })

  // Shows B229.
  test('that is refused makes the order delivered again, without more days to ask', async () => {
    const { person, variantId, id } = await asked()
    clock('2026-11-30T10:00:00Z')
    const { body } = await decide(id, 'refuse', 'return', 'It was worn.')
    expect(body.data).toMatchObject({ status: 'DELIVERED', paymentStatus: 'PAID', request: null, refundDue: 0 })
    expect(body.data.events.at(-1)).toMatchObject({ kind: 'RETURN_REFUSED', note: 'It was worn.' })
    expect(await stockOf(app, variantId)).toEqual({ stock: 3, ledger: 3 })
    expect(await person.order(id)).toMatchObject({ actions: ['requestReturn'], returnUntil: '2026-12-03' })
  })

  test('that staff recorded is one like the customer’s, after the window too', async () => {
    await set({ returnDays: 2 })
    const { person, id } = await delivered()
    clock('2026-11-30T10:00:00Z')
    await move(id, 'RETURN_REQUESTED', { note: 'She rang.' })
    expect((await person.order(id)).request).toMatchObject({ kind: 'return', reason: null, note: 'She rang.' })
    const { body } = await move(id, 'DELIVERED', { note: 'Too late.' })
    expect(body.data).toMatchObject({ status: 'DELIVERED', request: null })
    expect(body.data.events.at(-1)).toMatchObject({ kind: 'RETURN_REFUSED', note: 'Too late.' })
  })

  test('keeps its buyer’s data until it is decided; a deleted buyer’s words go', async () => {
    const { person, id } = await asked()
    const ctx = await one.ctx()
    expect(await hasOpenOrders(ctx, person.id)).toBe(true)
    await decide(id, 'refuse', 'return', 'It was worn.')
    expect(await hasOpenOrders(ctx, person.id)).toBe(false)
    await forgetBuyer(ctx, person.id)
    const notes = (await read(id)).events.map(({ note }: { note: string }) => note)
    expect(notes).toContain('It does not fit.')
    expect(notes).toContain('It was worn.')
    expect(notes.join()).not.toContain('Too wide.')
  })
})
