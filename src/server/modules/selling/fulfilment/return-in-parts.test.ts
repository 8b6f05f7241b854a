import { describe, expect, test } from 'vitest'
import { testRequests } from '../../../../../tests/support/selling/asking.ts'
import { ok, testByLine } from '../../../../../tests/support/selling/by-line.ts'
import { faultsOf } from '../../../books/index.ts'

const shop = await testByLine()
const { one, owner, packer, read, move, post, order, sendParcel, endParcel, cancelPieces, ofReturn, recordReturn } =
  shop
const { ask, decide } = testRequests(shop)

/** An order of 3 bowls, which have arrived, and 2 cups, which have not. */
async function bowlsArrived(mode: 'cod' | 'sandbox' = 'sandbox') {
  const ordered = await order({ mode, quantities: [3, 2], prices: [50_000, 30_000] })
  const sent = ok(await sendParcel(ordered.id, { lines: ordered.pieces(3) }))
  ok(await endParcel(ordered.id, sent.parcels[0]?._id ?? '', 'DELIVERED'))
  return ordered
}

/** As `bowlsArrived`, of which the customer asks to return one. */
async function oneAsked(mode: 'cod' | 'sandbox' = 'sandbox') {
  const ordered = await bowlsArrived(mode)
  const asked = ok(await ask('return', ordered.person.token, { id: ordered.id, lines: ordered.pieces(1) }))
  return { ...ordered, found: asked.returns[0]?._id ?? '' }
}

const lastParcel = async (id: string): Promise<string> => (await read(id)).parcels.at(-1)._id
const kindsOf = async (id: string) => (await read(id)).events.map(({ kind }: { kind: string }) => kind)

// Shows B228, B272.
describe('the delivered part of an order', () => {
  test('can be returned while more parcels are to come, and the order goes on', async () => {
    const { id, person, found } = await oneAsked()
    const asked = await person.order(id)
    expect(asked).toMatchObject({
      ...{ status: 'PACKED', actions: [], request: { kind: 'return', lines: [{ pieces: 1 }] } },
      returns: [{ state: 'REQUESTED', piecesAmount: 50_000 }],
    })
    ok(await decide(id, 'approve', 'return', 'Send it to 4 Mill Road.'))
    ok(await move(id, 'SHIPPED'))
    expect(await read(id)).toMatchObject({ status: 'SHIPPED', request: { kind: 'return' } })
    const received = ok(await ofReturn(id, found, 'receive', { restock: [], outcome: 'REFUND' }))
    expect(received).toMatchObject({ status: 'SHIPPED', request: null, refundDue: 50_000 })
    ok(await move(id, 'DELIVERED'))
    expect(await person.order(id)).toMatchObject({ status: 'DELIVERED', request: null, actions: ['requestReturn'] })
    expect(await kindsOf(id)).toContain('RETURN_RECEIVED')
  })

  test('makes the order RETURN_REQUESTED once the rest is delivered', async () => {
    const { id, person, found } = await oneAsked()
    ok(await move(id, 'SHIPPED'))
    const arrived = ok(await endParcel(id, await lastParcel(id), 'DELIVERED'))
    expect(arrived).toMatchObject({
      status: 'RETURN_REQUESTED',
      request: { kind: 'return' },
      moves: ['RETURNED', 'DELIVERED'],
    })
    ok(await ofReturn(id, found, 'receive', { restock: [], outcome: 'REFUND' }))
    expect(await person.order(id)).toMatchObject({ status: 'DELIVERED', request: null })
  })

  test('can be replaced, or its return refused, without a change of the order’s status', async () => {
    const { id, person, pieces, found } = await oneAsked()
    ok(await ofReturn(id, found, 'receive', { restock: [], outcome: 'REPLACEMENT' }))
    expect(await read(id)).toMatchObject({ status: 'PACKED', request: null, refundDue: 0 })
    ok(await ask('return', person.token, { id, lines: pieces(2) }))
    ok(await decide(id, 'refuse', 'return', 'They were worn.'))
    expect(await read(id)).toMatchObject({ status: 'PACKED', request: null })
    expect((await kindsOf(id)).at(-1)).toBe('RETURN_REFUSED')
  })

  test('has one open return, and no other request can be made meanwhile', async () => {
    const { id, person, pieces } = await oneAsked()
    const { token } = person
    expect(ok(await ask('return', token, { id, lines: pieces(1) })).returns).toHaveLength(1)
    for (const [kind, lines] of [
      ['return', pieces(2)],
      ['return', undefined],
      ['cancel', undefined],
    ] as const) {
      const { status, body } = await ask(kind, token, { id, lines })
      expect([status, body.msg]).toEqual([409, expect.stringContaining('Wait for its answer.')])
    }
    expect((await recordReturn(id, pieces(1))).body.msg).toContain('Approve or refuse it first.')
  })

  test('is all that the customer and staff can choose to return', async () => {
    const { id, person, pieces } = await bowlsArrived()
    expect((await ask('return', person.token, { id, lines: pieces(0, 1) })).body.msg).toContain('Only 0 of Clay cup')
    expect((await person.order(id)).lines.map(({ returnable }) => returnable).toSorted()).toEqual([0, 3])
    expect((await read(id)).moves).toContain('RETURN_REQUESTED')
    const recorded = ok(await recordReturn(id, pieces(2)))
    expect(recorded).toMatchObject({ status: 'PACKED', request: { lines: [{ pieces: 2 }] } })
    expect(recorded.moves).not.toContain('RETURN_REQUESTED')
  })

  test('stays in its return when staff cancel the rest', async () => {
    const { id, pieces } = await oneAsked()
    const left = ok(await cancelPieces(id, pieces(0, 2)))
    expect(left).toMatchObject({ status: 'RETURN_REQUESTED', request: { kind: 'return' }, refundDue: 60_000 })
  })

  // Shows B229.
  test('is listed and counted among the shop’s requests', async () => {
    const { id } = await oneAsked()
    const list = async (path: string, query: object) =>
      (await one.call('GET', path, { token: packer.token, query: { ...query } })).body
    const { data } = await list('/api/v1/orders', { request: 'open', status: 'PACKED' })
    expect(data.map(({ _id }: { _id: string }) => _id)).toContain(id)
    const { requests } = (await list('/api/v1/orders/counts', {})).data
    const returns = (await list('/api/v1/to-do', {})).data.find(({ kind }: { kind: string }) => kind === 'returns')
    expect(returns.count).toBe(requests)
  })
})

// Shows B271, B272.
describe('a return from a cash order that is sent in parts', () => {
  test('is refunded in full, and the next parcel collects its own part', async () => {
    const { id, found } = await oneAsked('cod')
    const received = ok(await ofReturn(id, found, 'receive', { restock: [], outcome: 'REFUND' }))
    expect(received.refundDue).toBe(50_000)
    const sent = ok(await move(id, 'SHIPPED'))
    expect(sent.parcels.at(-1)).toMatchObject({ collect: 60_000 })
    ok(await move(id, 'DELIVERED'))
    expect(await read(id)).toMatchObject({ paymentStatus: 'PAID', refundDue: 50_000 })
    expect(await faultsOf(owner)).toEqual([])
  })

  test('is all that is refunded when the next parcel comes back', async () => {
    const { id, found } = await oneAsked('cod')
    ok(await ofReturn(id, found, 'receive', { restock: [], outcome: 'REFUND' }))
    ok(await move(id, 'SHIPPED'))
    ok(await endParcel(id, await lastParcel(id), 'RETURNED'))
    expect(await read(id)).toMatchObject({ status: 'DELIVERED', refundDue: 50_000 })
    expect(await faultsOf(owner)).toEqual([])
  })

  test('is all that is refunded when the rest is cancelled', async () => {
    const { id, found } = await oneAsked('cod')
    ok(await ofReturn(id, found, 'receive', { restock: [], outcome: 'REFUND' }))
    ok(await post(id, 'cancel', { reason: 'Sold out.' }))
    expect(await read(id)).toMatchObject({ status: 'DELIVERED', refundDue: 50_000 })
    expect(await faultsOf(owner)).toEqual([])
  })
})
