import { describe, expect, test } from 'vitest'
import { discountDesk } from '../../../../../tests/support/selling/discounts.ts'
import { lastEvent, refusedAs, testOrderEdits, zones } from '../../../../../tests/support/selling/order-edits.ts'
import { phoneDesk } from '../../../../../tests/support/selling/phone-orders.ts'
import { initAt, offerPickUp, studio } from '../../../../../tests/support/selling/picking-up.ts'
import { shopperWith, waitingAtBank } from '../../../../../tests/support/selling/shopping.ts'

const shop = await testOrderEdits()
const { app, one, two, owner, set, correct, acts, cashOrder, mailsTo, move, post, read } = shop

// Shows B304.
describe('staff correct the address of an order', () => {
  test('which goes to the new one, as its buyer reads in the timeline and in a mail', async () => {
    const { id, person } = await cashOrder()
    const before = await read(id)
    await mailsTo(person.email)
    const { status, body } = await correct(id, { line1: '14 Lake Road', mobileNumber: '9000000001' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      address: { ...before.address, line1: '14 Lake Road', mobileNumber: '9000000001' },
      ...{ amounts: before.amounts, taxKind: before.taxKind, arrives: before.arrives, addressRevision: 1 },
    })
    const corrected = 'The mobile number was corrected. The delivery address was corrected.'
    expect(lastEvent(body.data)).toEqual({ kind: 'ADDRESS_CORRECTED', note: corrected })
    expect((await person.order(id)).events.at(-1)?.note).toBe(corrected)
    const [mail] = (await mailsTo(person.email)).slice(-1)
    expect(mail?.subject).toContain(`Delivery address of your order ${before.number}`)
    expect(mail?.body_text).toContain('14 Lake Road')
    // The address book is the customer's own.
    const book = await one.call('POST', '/api/io/crm/cuser/address/all', { token: person.token, body: {} })
    expect(book.body.data).toMatchObject([{ line1: '12 Lake Road' }])
  })

  test('and no mail is sent for a name, a mobile number or a business alone', async () => {
    const { id, person } = await cashOrder()
    const before = (await mailsTo(person.email)).length
    const named = await correct(id, { name: 'Ravi Rao', businessName: 'Rao Crafts', gstin: '27AAPFU0939F1ZV' })
    expect(lastEvent(named.body.data).note).toBe(
      'The name on the parcel was corrected. The business details were corrected.',
    )
    expect(await mailsTo(person.email)).toHaveLength(before)
    await move(id, 'PACKED')
    const { rows } = await owner.query('select buyer_gstin from invoices where order_id = $1', [id])
    expect(rows).toEqual([{ buyer_gstin: '27AAPFU0939F1ZV' }])
  })

  test('once, however often the same is sent, and the record has no address in it', async () => {
    const { id } = await cashOrder()
    const [first, again] = [await correct(id, { city: 'Poona' }, 0), await correct(id, { city: 'Poona' }, 0)]
    expect([first.status, again.status]).toEqual([200, 200])
    const order = await read(id)
    expect(order.addressRevision).toBe(1)
    expect(order.events.filter(({ kind }: { kind: string }) => kind === 'ADDRESS_CORRECTED')).toHaveLength(1)
    const [entry, ...more] = (await acts(id)).filter(({ act }) => act === 'order.address')
    expect(more).toEqual([])
    expect(entry?.changes).toEqual([{ field: 'addressCorrections', before: 0, after: 1 }])
  })

  test('and what a colleague has corrected meanwhile stays', async () => {
    const { id } = await cashOrder()
    const answers = await Promise.all([
      correct(id, { line1: '1 First Road' }, 0),
      correct(id, { line1: '2 Second Road' }, 0),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)
    expect((await read(id)).address.line1).toBe(won?.body.data.address.line1)
    expect(answers.map(refusedAs)).toContainEqual({
      ...{ status: 409, field: 'revision' },
      msg: 'The address of this order has changed since you opened it. Reload and try again.',
    })
  })

  test('where delivery costs the same by what is left after discounts', async () => {
    const desk = await discountDesk(one)
    await desk.add({ gift: { kind: 'percent', percent: 50, most: 0 } })
    const slabs = [
      { from: 0, amount: 4_900 },
      { from: 80_000, amount: 9_900 },
    ]
    const nagpur = zones.filter(({ name }) => name === 'Nagpur').map((zone) => ({ ...zone, slabs }))
    await set({ shipping: { amount: 4_900, freeFrom: 0, daysFrom: 1, daysTo: 2 }, delivery: { zones: nagpur } })
    const { id } = await cashOrder(2)
    await desk.clear()
    expect((await read(id)).amounts).toMatchObject({ items: 100_000, discount: 50_000, shipping: 4_900 })
    expect((await correct(id, { pincode: '440001' })).status).toBe(200)
    await set()
  })

  test('of an order that they took by phone before it is paid, but not of one that waits at the checkout', async () => {
    const { id } = await (await phoneDesk(one)).linked()
    expect((await correct(id, { line1: '14 Lake Road' })).body.data.address.line1).toBe('14 Lake Road')
    const { orderId } = await waitingAtBank(one)
    expect((await correct(orderId, { line1: '14 Lake Road' })).body.msg).toMatch(/“Waiting for payment”\.$/)
  })
})

// Shows B304.
describe('an address is refused, and the order stays as it is,', () => {
  test('where its GST would be of another kind', async () => {
    const { id } = await cashOrder()
    expect(refusedAs(await correct(id, { state: 'Goa', city: 'Panaji', pincode: '403001' }))).toEqual({
      ...{ status: 409, field: 'address.state' },
      msg: 'In Goa another kind of GST is due. A placed order keeps its taxes, so cancel it and take a new one instead.',
    })
    expect((await read(id)).address.state).toBe('Maharashtra')
  })

  test('where nothing is delivered, no cash is taken, or delivery costs something else', async () => {
    const { id } = await cashOrder()
    await set({ delivery: { zones } })
    expect(refusedAs(await correct(id, { pincode: '415001' }))).toMatchObject({
      ...{ status: 409, field: 'address.pincode' },
      msg: 'We don’t deliver to 415001 yet. Choose another address.',
    })
    expect(refusedAs(await correct(id, { pincode: '416001' })).msg).toMatch(
      /^Cash on delivery is not available for 416001/,
    )
    expect(refusedAs(await correct(id, { pincode: '440001' }))).toMatchObject({
      ...{ field: 'address.pincode' },
      msg: 'Delivery to 440001 costs ₹99 instead of nothing. A placed order keeps its amounts, so cancel it and take a new one instead.',
    })
    await set({ cashOnDelivery: { pinRule: 'EXCEPT', pins: ['4110'] } })
    expect(refusedAs(await correct(id, { pincode: '411002' })).msg).toBe(
      'Cash on delivery isn’t available at the PIN code 411002.',
    )
    await set({ delivery: { zones } })
    expect((await correct(id, { pincode: '411002' })).status).toBe(200)
    await set()
  })

  test('where it is packed, invoiced, cancelled or asked to be, and the state is named', async () => {
    const states = [
      ['PACKED', 'Packed'],
      ['CANCELLED', 'Cancelled'],
    ] as const
    for (const [to, word] of states) {
      const { id } = await cashOrder()
      expect((await move(id, to, { note: 'Torn.' })).status).toBe(200)
      expect(refusedAs(await correct(id, { line1: '14 Lake Road' }))).toMatchObject({
        ...{ status: 409 },
        msg: `An order can be edited from when it is placed until it is packed. This one’s status is “${word}”.`,
      })
    }
    await set({ orderRequests: { selfCancel: false, returnDays: 7 } })
    const asked = await cashOrder()
    const wish = { token: asked.person.token, body: { id: asked.id, note: '' } }
    expect((await one.call('POST', '/api/io/crm/cuser/order/cancel/request', wish)).status).toBe(200)
    expect((await correct(asked.id, { line1: '14 Lake Road' })).body.msg).toMatch(/“Cancellation requested”\.$/)
    await set()
    const { id } = await cashOrder()
    expect((await post(id, 'invoice', {})).status).toBe(200)
    expect((await correct(id, { line1: '14 Lake Road' })).body.msg).toMatch(
      /^The invoice of this order has been issued/,
    )
    expect((await read(id)).edits).toEqual([])
  })

  test('where it is picked up, and what is typed wrong is said at its field', async () => {
    await offerPickUp(app, one)
    const { person } = await shopperWith(one)
    const { orderId } = (await initAt(person, studio)).body.data
    expect((await correct(orderId, { line1: '15 Lake Road' })).body.msg).toBe(
      'This order is picked up at the shop, so it has no delivery address to correct.',
    )
    await set()
    const { id } = await cashOrder()
    expect(refusedAs(await correct(id, { line1: '' }))).toMatchObject({ status: 400, field: 'address.line1' })
    expect(refusedAs(await correct(id, { pincode: '110001' }))).toMatchObject({ status: 400, field: 'address.state' })
  })

  test('of another site, and by staff who do not handle orders', async () => {
    const { id } = await cashOrder()
    const order = await read(id)
    const body = { address: order.address, revision: 0 }
    const looking = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
    expect((await correct(id, { city: 'Poona' }, 0, looking.token)).status).toBe(403)
    const other = await two.signIn({ userType: 'ADMIN' })
    expect((await two.call('PUT', `/api/v1/orders/${id}/address`, { token: other.token, body })).status).toBe(404)
  })
})
