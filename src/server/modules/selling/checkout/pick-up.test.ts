import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { fort, initAt, offerPickUp, studio } from '../../../../../tests/support/selling/picking-up.ts'
import { press, type Shopper, shopperWith, stockOf } from '../../../../../tests/support/selling/shopping.ts'
import { collectorAddress } from '../../../../shared/selling/delivery/pick-up.ts'
import { transaction } from '../../../platform/context.ts'
import { lockOrder } from '../orders/index.ts'
import { noteDoorRefusal } from './door-refusals.ts'

// A Thursday, at 11:30 in India.
const app = await testApp({ now: () => new Date('2026-11-26T06:00:00Z') })
const { one } = app

beforeEach(() => offerPickUp(app, one))

const cartOf = async ({ token }: Shopper, query: Record<string, string>) =>
  (await one.call('POST', '/api/io/crm/cuser/cart_items/all', { token, query, body: {} })).body
const optionsAt = async (pickUp: string) =>
  (await one.call('GET', '/api/v1/checkout/options', { query: { pickUp } })).body.data
const refusedAt = (field: string) => ({ body: { errors: [{ field }] } })

// Shows B297.
test('the places of a shop are told with the day on which an order of now is ready', async () => {
  const delivery = { holidays: ['2026-11-27'], daysOff: ['sunday'] }
  await offerPickUp(app, one, delivery)
  const { data } = (await one.call('GET', '/api/v1/pick-up')).body
  const { days: _, cash: __, ...shown } = studio
  expect(data).toMatchObject({ delivers: true, places: [{ ...shown, ready: '2026-11-30' }, { ready: '2026-11-26' }] })
  expect(data.places[0]).not.toHaveProperty('cash')
  await offerPickUp(app, one, { elsewhere: false })
  expect((await one.call('GET', '/api/v1/pick-up')).body.data.delivers).toBe(false)
})

// Shows B310.
test('bag and PIN code check name the place whose PIN code is nearest, also where nothing is delivered', async () => {
  await offerPickUp(app, one, { elsewhere: false })
  const check = async (pincode: string) =>
    (await one.call('GET', '/api/v1/delivery', { query: { pincode } })).body.data.pickUp
  expect(await check('411001')).toEqual({ name: studio.name, ready: '2026-11-28', more: true })
  expect(await check('682030')).toEqual({ name: fort.name, ready: '2026-11-26', more: true })
  const { person } = await shopperWith(one)
  const bag = await cartOf(person, { pincode: '682030' })
  expect(bag).toMatchObject({ delivers: false, pickUp: { name: fort.name, ready: '2026-11-26' } })
  expect((await cartOf(person, {})).pickUp).toEqual({ name: studio.name, ready: '2026-11-28', more: true })
  await offerPickUp(app, one, { pickUp: [] })
  expect(await cartOf(person, {})).not.toHaveProperty('pickUp')
  expect(await check('411001')).toBeUndefined()
})

// Shows B297.
test('bag and order cost no delivery and no cash fee, and the order holds place and collector', async () => {
  await offerPickUp(app, one, {}, { cashOnDelivery: { fee: 2_500 } })
  const { person } = await shopperWith(one, { price: 50_000 })
  expect((await cartOf(person, { paymentMode: 'cod' })).amounts).toMatchObject({ shipping: 7_400, total: 57_400 })
  const bag = await cartOf(person, { pickUp: studio.id, paymentMode: 'cod' })
  expect(bag).toMatchObject({ delivers: true, arrives: { from: '2026-11-28', to: '2026-11-28' } })
  expect(bag.amounts).toMatchObject({ shipping: 0, cashFee: 0, total: 50_000 })
  const { body } = await initAt(person, studio, 'cod', { total: '50000', pieces: '1' })
  const order = await person.order(body.data.orderId)
  expect(order).toMatchObject({
    ...{ status: 'PLACED', paymentStatus: 'DUE_ON_DELIVERY', arrives: { from: '2026-11-28', to: '2026-11-28' } },
    amounts: { shipping: 0, cashFee: 0, total: 50_000 },
    pickUp: { placeId: studio.id, name: studio.name, hours: studio.hours, phone: studio.phone },
    address: { name: 'Ravi Iyer', mobileNumber: person.mobileNumber, line1: '14 Lake Road', pincode: '411004' },
  })
  expect(order.events.map(({ note }) => note)).toContain('To be paid when it is collected.')
})

// Shows B297.
test('the state of the place decides the kind of tax', async () => {
  const kindAt = async (place: typeof studio) => {
    const { person } = await shopperWith(one)
    return (await person.order((await initAt(person, place, 'sandbox')).body.data.orderId)).taxKind
  }
  expect(await kindAt(studio)).toBe('CGST+SGST')
  expect(await kindAt(fort)).toBe('IGST')
})

// Shows B297.
test('cash is offered as paying when collecting, and only where the place takes it', async () => {
  expect(await optionsAt(studio.id)).toMatchObject([
    { mode: 'cod', title: 'Pay when you collect' },
    { mode: 'sandbox' },
  ])
  expect(await optionsAt(fort.id)).toMatchObject([{ mode: 'sandbox' }])
  const { person } = await shopperWith(one)
  const standing = await one.call('GET', '/api/v1/checkout/cash', { token: person.token, query: { pickUp: fort.id } })
  expect(standing.body.data.reason).toBe('Fort shop doesn’t accept cash. Pay another way.')
  expect(await initAt(person, fort)).toMatchObject({ status: 409, ...refusedAt('paymentMode') })
  expect((await initAt(person, fort, 'sandbox')).status).toBe(200)
})

// Shows B297.
test('cash at the shop is refused by the phone number of the person who collects', async () => {
  await offerPickUp(app, one, {}, { cashOnDelivery: { refusals: 1 } })
  const refused = await shopperWith(one)
  const { body } = await initAt(refused.person, studio)
  const ctx = await one.ctx()
  await transaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, body.data.orderId)
    if (order) await noteDoorRefusal(ctx, order)
  })
  const { person } = await shopperWith(one)
  const reasonFor = async (mobile: string) => {
    const query = { pickUp: studio.id, mobile }
    return (await one.call('GET', '/api/v1/checkout/cash', { token: person.token, query })).body.data.reason
  }
  expect(await reasonFor(refused.person.mobileNumber)).toContain('isn’t available for your phone number')
  expect(await reasonFor(person.mobileNumber)).toBeNull()
})

// Shows B297.
test('rules of PIN codes for cash do not hold at a place, those of amounts and codes do', async () => {
  const set = (cashOnDelivery: object) => offerPickUp(app, one, {}, { cashOnDelivery })
  const { person } = await shopperWith(one, { price: 50_000 })
  await set({ pinRule: 'ONLY', pins: ['560'], largest: 40_000 })
  expect((await initAt(person, studio)).body.msg).toBe('Cash on delivery is available up to ₹400.')
  await set({ pinRule: 'ONLY', pins: ['560'], code: 'ALWAYS' })
  expect((await initAt(person, studio)).status).toBe(428)
  await set({ pinRule: 'ONLY', pins: ['560'] })
  expect((await initAt(person, studio)).status).toBe(200)
})

// Shows B297.
test('an order names an address or a place, not both, and who collects it', async () => {
  const { person } = await shopperWith(one)
  const { token, addressId, mobileNumber: mobile } = person
  const init = (query: Record<string, string>) =>
    one.call('GET', '/api/io/cart/checkout/init', { token, query: { paymentMode: 'cod', ...query } })
  const collector = { name: 'Ravi Iyer', mobile }
  expect(await init({ addressId, pickUp: studio.id, ...collector })).toMatchObject({
    status: 400,
    ...refusedAt('pickUp'),
  })
  expect((await init({})).body.errors).toMatchObject([{ field: 'addressId', defaultMessage: 'Choose an address.' }])
  expect((await init({ pickUp: studio.id })).body.errors).toMatchObject([{ field: 'name' }, { field: 'mobile' }])
  expect(await init({ pickUp: studio.id, ...collector, mobile: '12' })).toMatchObject(refusedAt('mobile'))
  expect(await init({ pickUp: 'somewhere', ...collector })).toMatchObject(refusedAt('pickUp'))
  expect(await person.orders()).toEqual([])
})

// Shows B297.
test('a place that is gone is refused in words, and an order that was begun there is placed all the same', async () => {
  const { person, variantId } = await shopperWith(one, { stock: 3 })
  const start = await initAt(person, studio, 'sandbox')
  await offerPickUp(app, one, { pickUp: [fort] })
  const gone = 'Orders can no longer be picked up there. Choose another place, or have it delivered.'
  expect(await initAt(person, studio, 'sandbox')).toMatchObject({
    ...{ status: 409, body: { msg: gone, errors: [{ field: 'pickUp' }] } },
  })
  expect((await one.call('GET', '/api/v1/checkout/options', { query: { pickUp: studio.id } })).status).toBe(409)
  expect(await cartOf(person, { pickUp: studio.id })).toMatchObject(refusedAt('pickUp').body)
  expect((await stockOf(app, variantId)).stock).toBe(2)
  await press(one, start, 'pay')
  expect(await person.order(start.body.data.orderId)).toMatchObject({
    ...{ status: 'PLACED', arrives: null, pickUp: { name: studio.name } },
  })
})

// Shows B297.
test('a repeated order is one; from delivery to a place, and from place to place, it is another', async () => {
  const twin = { ...studio, id: fort.id, name: 'Counter two' }
  await offerPickUp(app, one, { pickUp: [studio, twin] })
  const { person, variantId } = await shopperWith(one, { stock: 3, price: 50_000 })
  const idOf = async (start: ReturnType<typeof initAt>) => (await start).body.data.orderId as string
  const delivered = await idOf(person.init('sandbox'))
  const [first, again] = await Promise.all([
    idOf(initAt(person, studio, 'sandbox')),
    idOf(initAt(person, studio, 'sandbox')),
  ])
  expect(again).toBe(first)
  const other = await idOf(initAt(person, twin, 'sandbox'))
  expect(new Set([delivered, first, other]).size).toBe(3)
  const orders = await person.orders()
  expect(orders.map(({ status, amounts }) => [status, amounts.total])).toEqual([
    ['PENDING_PAYMENT', 50_000],
    ['LAPSED', 50_000],
    ['LAPSED', 54_900],
  ])
  const placed = await idOf(initAt(person, twin))
  expect(await idOf(initAt(person, twin))).toBe(placed)
  expect((await initAt(person, studio)).status).toBe(409)
  expect(await stockOf(app, variantId)).toEqual({ stock: 2, ledger: 2 })
})

// Shows B297.
test('a customer with an empty bag is not given a picked-up order for one delivered to the shop’s own address', async () => {
  const { person } = await shopperWith(one)
  const { token, mobileNumber: mobile } = person
  expect((await initAt(person, studio)).status).toBe(200)
  const body = collectorAddress(studio, { name: 'Ravi Iyer', mobile })
  const { _id: addressId } = (await one.call('POST', '/api/io/crm/cuser/address/add', { token, body })).body.data
  const query = { addressId, paymentMode: 'cod' }
  expect((await one.call('GET', '/api/io/cart/checkout/init', { token, query })).status).toBe(409)
})

// Shows B297.
test('a shop that delivers nowhere sells at its places', async () => {
  await offerPickUp(app, one, { elsewhere: false })
  const { person } = await shopperWith(one)
  expect(await person.init('cod')).toMatchObject(refusedAt('addressId'))
  expect((await initAt(person, studio)).status).toBe(200)
})

// Shows B297.
test('owners save up to ten places; a faulty one is refused at its field, and delivery without them keeps them', async () => {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const settings = async () => (await one.call('GET', '/api/v1/settings', { token })).body.data
  const save = async (more: object) => {
    const { revision } = await settings()
    const delivery = { elsewhere: true, cutOff: 0, daysOff: [], holidays: [], zones: [], ...more }
    return one.call('PATCH', '/api/v1/settings', { token, body: { revision, delivery } })
  }
  const refused = async (place: object) => (await save({ pickUp: [{ ...studio, ...place }] })).body.errors
  expect(await refused({ name: ' ' })).toMatchObject([{ field: 'delivery.pickUp.0.name' }])
  expect(await refused({ pincode: '4110' })).toMatchObject([{ field: 'delivery.pickUp.0.pincode' }])
  expect(await refused({ state: 'Kerala' })).toMatchObject([
    { field: 'delivery.pickUp.0.state', defaultMessage: 'The PIN code 411004 is in Maharashtra.' },
  ])
  expect(await refused({ phone: 'ask' })).toMatchObject([{ field: 'delivery.pickUp.0.phone' }])
  expect(await refused({ days: 31 })).toMatchObject([{ field: 'delivery.pickUp.0.days' }])
  expect((await save({ pickUp: [studio, { ...fort, id: studio.id }] })).status).toBe(400)
  expect((await save({ pickUp: [fort, studio] })).status).toBe(200)
  expect((await save({ cutOff: 14 })).status).toBe(200)
  expect((await settings()).delivery).toMatchObject({ cutOff: 14, pickUp: [fort, studio] })
})
