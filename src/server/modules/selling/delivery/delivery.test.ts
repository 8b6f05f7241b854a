import { beforeEach, expect, test } from 'vitest'
import { testApp, testSettings } from '../../../../../tests/support/app.ts'
import { home, newMobile, press, shopper, shopperWith } from '../../../../../tests/support/selling/shopping.ts'

const app = await testApp({ now: () => new Date('2026-11-26T06:00:00Z') })
const { one, two, owner, services } = app

const zone = {
  ...{ states: [], pins: '', delivers: true, cash: true, by: 'value', slabs: [{ from: 0, amount: 0 }], freeFrom: 0 },
  ...{ daysFrom: 0, daysTo: 0 },
}
const north = { ...zone, name: 'Delhi', states: ['Delhi'], slabs: [{ from: 0, amount: 9_900 }], daysFrom: 4, daysTo: 6 }
const island = { ...zone, name: 'Islands', pins: '744', delivers: false }
const hills = { ...zone, name: 'Hills', pins: '171001-171018', cash: false }
const heavy = {
  ...zone,
  ...{ name: 'Goa', states: ['Goa'], by: 'weight' },
  slabs: [
    { from: 0, amount: 5_000 },
    { from: 1_000, amount: 15_000 },
  ],
}

async function change(delivery: object, more: object = {}): Promise<void> {
  const shipping = { amount: 4_900, freeFrom: 99_900, daysFrom: 1, daysTo: 2 }
  const settings = { ...testSettings, shipping, delivery, ...more }
  await owner.query('update sites set settings = $2 where id = $1', [one.id, settings])
  services.bus.tell(one.id, ['site'])
}

beforeEach(() => change({ zones: [north, island, hills, heavy] }))

const check = async (pincode: string, site = one) =>
  (await site.call('GET', '/api/v1/delivery', { query: { pincode } })).body.data

async function addressIn(token: string, state: string, pincode: string): Promise<string> {
  const body = { ...home, state, pincode, mobileNumber: newMobile() }
  return (await one.call('POST', '/api/io/crm/cuser/address/add', { token, body })).body.data._id
}

const cartFor = async (token: string, query: Record<string, string>) =>
  (await one.call('POST', '/api/io/crm/cuser/cart_items/all', { token, query, body: {} })).body

// Shows B246.
test('a PIN code is answered with whether, when and with cash or not; outside all zones the shop’s own rule holds', async () => {
  expect(await check('110001')).toEqual({
    delivers: true,
    cash: true,
    arrives: { from: '2026-11-30', to: '2026-12-02' },
  })
  expect(await check('744101')).toEqual({ delivers: false, cash: false, arrives: null })
  expect(await check('171001')).toEqual({ delivers: true, cash: false, arrives: null })
  expect(await check('560001')).toEqual({
    delivers: true,
    cash: true,
    arrives: { from: '2026-11-27', to: '2026-11-28' },
  })
  expect(await check('110001', two)).toEqual({ delivers: true, cash: true, arrives: null })
  const refused = await one.call('GET', '/api/v1/delivery', { query: { pincode: '1100' } })
  expect(refused.body.errors[0]).toMatchObject({ field: 'pincode', defaultMessage: 'Enter a 6-digit PIN code.' })
  await change({ zones: [north], elsewhere: false })
  expect(await check('560001')).toMatchObject({ delivers: false, arrives: null })
  expect(await check('110001')).toMatchObject({ delivers: true })
})

test('a shop without cash on delivery does not offer it in the PIN code check', async () => {
  await change({ zones: [north, hills] }, { payments: { modes: ['sandbox'] } })
  for (const pincode of ['110001', '171001', '560001'])
    expect(await check(pincode)).toMatchObject({ delivers: true, cash: false })
})

// Shows B226, B247.
test('a PIN code of which the rules for cash say no is answered so, as the checkout would', async () => {
  const { person } = await shopperWith(one)
  const id = await addressIn(person.token, 'Karnataka', '560001')
  await change({ zones: [] }, { cashOnDelivery: { pinRule: 'EXCEPT', pins: ['5600'] } })
  expect(await check('560001')).toMatchObject({ delivers: true, cash: false })
  expect(await check('110001')).toMatchObject({ delivers: true, cash: true })
  expect((await person.init('cod', id)).body.errors).toMatchObject([{ field: 'paymentMode' }])
})

// Shows B246.
test('the bag is priced for the place that its customer asks for, and the order for its address', async () => {
  const { person } = await shopperWith(one, { price: 50_000 })
  const { token } = person
  expect((await person.cart()).amounts).toMatchObject({ shipping: 4_900, total: 54_900 })
  const asked = await cartFor(token, { pincode: '110001' })
  expect(asked).toMatchObject({ delivers: true, amounts: { shipping: 9_900, total: 59_900 } })
  expect(asked.arrives).toEqual({ from: '2026-11-30', to: '2026-12-02' })
  expect(await cartFor(token, { pincode: '744101' })).toMatchObject({ delivers: false, arrives: null })
  const id = await addressIn(token, 'Delhi', '110001')
  const dearer = await person.init('cod', id, { total: '54900', pieces: '1' })
  expect(dearer).toMatchObject({ status: 409, body: { msg: expect.stringContaining('₹599') } })
  const { body } = await person.init('cod', id, { total: '59900', pieces: '1' })
  const order = await person.order(body.data.orderId)
  expect(order.amounts).toMatchObject({ shipping: 9_900, total: 59_900 })
  expect(order.arrives).toEqual({ from: '2026-11-30', to: '2026-12-02' })
})

// Shows B246.
test('a charge by weight counts the grams of all pieces', async () => {
  const person = await shopper(one)
  const { variantIds } = await one.product({
    price: 1_000,
    variants: [{ sku: 'W-1', options: {}, price: 1_000, mrp: 1_000, stock: 9, weight: 400 }],
  })
  await person.add(variantIds[0] ?? '', 2)
  const shipping = async () => (await cartFor(person.token, { pincode: '403001' })).amounts.shipping
  expect(await shipping()).toBe(5_000)
  await person.add(variantIds[0] ?? '')
  expect(await shipping()).toBe(15_000)
})

// Shows B246.
test('an order to a place that is not delivered to is refused at its address, also when the rule came after the bag', async () => {
  const { person } = await shopperWith(one)
  const id = await addressIn(person.token, 'Andaman and Nicobar Islands', '744101')
  const refused = await person.init('cod', id)
  expect(refused).toMatchObject({
    status: 409,
    body: { msg: 'We don’t deliver to 744101 yet. Choose another address.', errors: [{ field: 'addressId' }] },
  })
  const start = await person.init('sandbox')
  expect(start.status).toBe(200)
  await change({ zones: [{ ...zone, name: 'Home', states: ['Maharashtra'], delivers: false }] })
  expect((await person.init('sandbox')).body.errors).toMatchObject([{ field: 'addressId' }])
  await press(one, start, 'pay')
  expect(await person.order(start.body.data.orderId)).toMatchObject({ status: 'PLACED' })
})

// Shows B246.
test('cash is offered and taken only where its zone allows it', async () => {
  const modes = async (query: Record<string, string>) =>
    (await one.call('GET', '/api/v1/checkout/options', { query })).body.data.map(({ mode }: { mode: string }) => mode)
  expect(await modes({})).toEqual(['cod', 'sandbox'])
  expect(await modes({ pincode: '560001' })).toEqual(['cod', 'sandbox'])
  expect(await modes({ pincode: '171001', state: 'Himachal Pradesh' })).toEqual(['sandbox'])
  const { person } = await shopperWith(one)
  const id = await addressIn(person.token, 'Himachal Pradesh', '171001')
  expect(await person.init('cod', id)).toMatchObject({ status: 409, body: { errors: [{ field: 'paymentMode' }] } })
  expect((await person.init('sandbox', id)).status).toBe(200)
})

// Shows B246.
test('owners save zones; a faulty one is refused at its field', async () => {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const settings = async () => (await one.call('GET', '/api/v1/settings', { token })).body.data
  const save = async (zones: object[]) =>
    one.call('PATCH', '/api/v1/settings', {
      token,
      body: {
        revision: (await settings()).revision,
        delivery: { elsewhere: false, cutOff: 16, daysOff: [], holidays: [], zones },
      },
    })
  expect((await save([{ ...north, daysTo: 1 }])).body.errors).toMatchObject([{ field: 'delivery.zones.0.daysTo' }])
  expect((await save([{ ...north, pins: '110002-110003, 110001' }])).status).toBe(200)
  expect((await settings()).delivery).toMatchObject({
    ...{ elsewhere: false, cutOff: 16 },
    zones: [{ name: 'Delhi', pins: '110001-110003' }],
  })
  expect(await check('560001')).toMatchObject({ delivers: false })
})

// Shows B248.
test('a zone holds as many PIN codes as the country has', async () => {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const pins = Array.from({ length: 19_500 }, (_, index) => 110_000 + index * 2).join(', ')
  const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
  const delivery = { elsewhere: false, cutOff: 0, daysOff: [], holidays: [], zones: [{ ...north, states: [], pins }] }
  expect((await one.call('PATCH', '/api/v1/settings', { token, body: { revision, delivery } })).status).toBe(200)
  expect(await check('148998')).toMatchObject({ delivers: true })
  expect(await check('148999')).toMatchObject({ delivers: false })
})
