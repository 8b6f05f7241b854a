import { describe, expect, test } from 'vitest'
import { ok, testByLine } from '../../../../../tests/support/selling/by-line.ts'
import { shopper, stockOf } from '../../../../../tests/support/selling/shopping.ts'

const { app, one, read, move, order, sendParcel, endParcel, cancelPieces, mailsTo } = await testByLine()

describe('an order in parcels', () => {
  // Shows B270, B271.
  test('stays packed while a part is sent, is shipped with the last piece, and delivered with the last parcel', async () => {
    const { person, id, pieces } = await order()
    const tracking = { courier: 'Delhivery', number: '149081' }
    const first = ok(await sendParcel(id, { lines: pieces(2), tracking, note: 'The cups follow.' }))
    expect(first).toMatchObject({ status: 'PACKED', moves: ['SHIPPED', 'CANCELLED'] })
    expect(first.parcels).toMatchObject([
      { number: 1, state: 'SENT', link: 'https://www.delhivery.com/track/package/149081', lines: pieces(2) },
    ])
    expect(first.events.at(-1)).toMatchObject({
      kind: 'PARCEL_SENT',
      note: 'In this parcel: 2 × Kansa bowl. Sent with Delhivery, tracking number 149081. The cups follow.',
    })
    const early = ok(await endParcel(id, first.parcels[0]?._id ?? '', 'DELIVERED'))
    expect(early.status).toBe('PACKED')
    const rest = ok(await move(id, 'SHIPPED'))
    expect(rest).toMatchObject({ status: 'SHIPPED', parcels: [{ state: 'DELIVERED' }, { state: 'SENT' }] })
    expect(rest.parcels[1]?.lines.toSorted((a, b) => a.pieces - b.pieces)).toEqual(
      pieces(1, 2).toSorted((a, b) => a.pieces - b.pieces),
    )
    expect((await person.order(id)).parcels).toHaveLength(2)
    const done = ok(await endParcel(id, rest.parcels[1]?._id ?? '', 'DELIVERED'))
    expect(done.status).toBe('DELIVERED')
    expect((await endParcel(id, rest.parcels[1]?._id ?? '', 'DELIVERED')).status).toBe(409)
    const sent = (await mailsTo(person.email)).filter(({ subject }) => /is on its way/.test(subject))
    expect(sent.map(({ subject }) => subject.split(' · ')[0]?.replace(/\d{4}/, 'N'))).toEqual([
      'A parcel of your order N is on its way',
      'A parcel of your order N is on its way',
    ])
    expect(sent[0]?.body_text).toContain('2 of 5 pieces are sent')
    expect(sent[0]?.body_text).toContain('2 × Kansa bowl')
    expect(sent[0]?.body_text).toContain('Follow the parcel: https://www.delhivery.com/track/package/149081')
    expect(sent[1]?.body_text).toContain('2 × Clay cup')
  })

  // Shows B270.
  test('never sends a piece twice, however many press at once', async () => {
    const { id, pieces } = await order()
    const answers = await Promise.all([1, 2, 3].map(() => sendParcel(id, { lines: pieces(2, 1) })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.msg).toMatch(/^Only 1 of (Kansa bowl|Clay cup) can be chosen now/)
    expect((await sendParcel(id, { lines: [{ position: 9, pieces: 1 }] })).status).toBe(404)
  })

  // Shows B271.
  test('paid in cash collects each parcel’s part, the shipping with the first and the rest with the last', async () => {
    const { id, pieces } = await order({ mode: 'cod', quantities: [3, 2], prices: [33_333, 10_001] })
    const { amounts } = await read(id)
    const first = ok(await sendParcel(id, { lines: pieces(1) }))
    expect(first.parcels[0]?.collect).toBe(33_333 + amounts.shipping)
    ok(await cancelPieces(id, pieces(0, 1)))
    const all = ok(await move(id, 'SHIPPED'))
    const sum = all.parcels.reduce((sum, { collect }) => sum + collect, 0)
    expect(sum).toBe(amounts.total - 10_001)
    const paid = ok(await endParcel(id, all.parcels[0]?._id ?? '', 'DELIVERED'))
    expect(paid).toMatchObject({ paymentStatus: 'DUE_ON_DELIVERY', payments: [{ amount: all.parcels[0]?.collect }] })
    const done = ok(await endParcel(id, all.parcels[1]?._id ?? '', 'DELIVERED'))
    expect(done).toMatchObject({
      status: 'DELIVERED',
      paymentStatus: 'PAID',
      payments: [{ status: 'PAID', amount: sum }],
    })
  })

  // Shows B271.
  test('of which one parcel comes back is paid back for it, and goes on with the others', async () => {
    const { id, variantIds, pieces } = await order()
    const first = ok(await sendParcel(id, { lines: pieces(3) }))
    const both = ok(await move(id, 'SHIPPED'))
    const back = ok(await endParcel(id, first.parcels[0]?._id ?? '', 'RETURNED', { note: 'The door was locked.' }))
    expect(back).toMatchObject({ status: 'SHIPPED', refundDue: 150_000, amounts: { returned: 150_000 } })
    expect(back.events.map(({ kind }) => kind)).toContain('PARCEL_RETURNED')
    expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ stock: 10, ledger: 10 })
    const done = ok(await endParcel(id, both.parcels[1]?._id ?? '', 'DELIVERED'))
    expect(done).toMatchObject({ status: 'DELIVERED', paymentStatus: 'PAID' })
  })

  // Shows B271.
  test('that all come back makes the order returned, with its shipping', async () => {
    const { id, pieces } = await order()
    const first = ok(await sendParcel(id, { lines: pieces(3) }))
    const both = ok(await move(id, 'SHIPPED'))
    const { total } = both.amounts
    ok(await endParcel(id, first.parcels[0]?._id ?? '', 'RETURNED'))
    const over = ok(await endParcel(id, both.parcels[1]?._id ?? '', 'RETURNED'))
    expect(over).toMatchObject({ status: 'RETURNED', paymentStatus: 'REFUND_DUE', refundDue: total })
  })

  test('on their way are tracked one by one', async () => {
    const { id, pieces } = await order()
    const first = ok(await sendParcel(id, { lines: pieces(1) }))
    ok(await move(id, 'SHIPPED'))
    const track = (body: object) => app.one.call('PUT', `/api/v1/orders/${id}/tracking`, { token: packer, body })
    const packer = (await app.one.signIn({ userType: 'ADMIN' })).token
    expect((await track({ courier: 'DTDC' })).body.msg).toBe('Several parcels are on their way. Choose one.')
    const link = 'https://track.example/7'
    const parcel = first.parcels[0]?._id
    expect(ok(await track({ courier: 'Saathi', number: '7', link, parcel })).parcels).toMatchObject([
      { courier: 'Saathi', link },
      { courier: '' },
    ])
    expect((await track({ courier: 'Saathi', link: 'javascript:alert(1)', parcel })).status).toBe(400)
    ok(await endParcel(id, parcel ?? '', 'DELIVERED'))
    const late = await track({ courier: 'DTDC', parcel })
    expect([late.status, (await read(id)).parcels[0]?.courier]).toEqual([409, 'Saathi'])
    expect(ok(await track({ courier: 'DTDC' })).parcels).toMatchObject([{ courier: 'Saathi' }, { courier: 'DTDC' }])
  })
})

// Shows B271.
test('orders whose parcels come back at the same moment are all booked, whichever items they share', async () => {
  const [kansa = '', clay = ''] = [
    ...(await one.product({ stock: 50 })).variantIds,
    ...(await one.product({ stock: 50 })).variantIds,
  ]
  const ids: string[] = []
  for (let index = 0; index < 8; index++) {
    const person = await shopper(one)
    for (const variantId of [kansa, clay]) await person.add(variantId)
    const id: string = (await person.init('cod')).body.data.orderId
    const { lines } = await person.order(id)
    const position = lines.findIndex(({ productVariantId }) => productVariantId === (index % 2 ? kansa : clay))
    ok(await sendParcel(id, { lines: [{ position, pieces: 1 }] }))
    ok(await sendParcel(id))
    ids.push(id)
  }
  const answers = await Promise.all(ids.map((id) => move(id, 'RETURNED')))
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
  for (const variantId of [kansa, clay]) expect(await stockOf(app, variantId)).toEqual({ stock: 50, ledger: 50 })
  const { status, invoices } = await read(ids[0] ?? '')
  expect([status, invoices.map(({ kind }: { kind: string }) => kind)]).toEqual(['RETURNED', ['INVOICE', 'CREDIT_NOTE']])
})
