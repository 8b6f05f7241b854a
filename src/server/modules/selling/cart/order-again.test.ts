import { afterEach, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { limitOrders, type Shopper, shopper } from '../../../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one, two, owner } = app

afterEach(() => limitOrders(app, one, {}))

const again = (person: Shopper, id: string, locale = 'en') =>
  person.site.call('POST', '/api/v1/cart/order-again', {
    token: person.token,
    body: { id },
    headers: { 'x-app-language': locale },
  })

/** An order of two bowls and three cups, of which ten each were in stock. */
async function ordered() {
  const person = await shopper(one)
  const [bowl = '', cup = ''] = await Promise.all(
    ['Kansa bowl', 'Clay cup'].map(async (name) => (await one.product({ name, stock: 10 })).variantIds[0]),
  )
  await person.add(bowl, 2)
  await person.add(cup, 3)
  const id = (await person.init('cod')).body.data.orderId as string
  return { person, bowl, cup, id }
}

const pieces = async (person: Shopper) =>
  Object.fromEntries(
    (await person.cart()).data.map(({ name, quantity }: { name: string; quantity: number }) => [name, quantity]),
  )

const setStock = (variantId: string, stock: number) =>
  owner.query('update variants set stock = $2 where id = $1', [variantId, stock])
const takeOffSale = (variantId: string) =>
  owner.query(`update products set status = 'DRAFT' where id = (select product_id from variants where id = $1)`, [
    variantId,
  ])

// Shows B283.
test('an order is put into the bag again as it was, and a second press adds nothing', async () => {
  const { person, id, bowl } = await ordered()
  expect((await again(person, id)).body).toMatchObject({ added: 2, missing: [], cart: { total: 2 } })
  await again(person, id)
  expect(await pieces(person)).toEqual({ 'Kansa bowl': 2, 'Clay cup': 3 })
  await person.add(bowl, 4)
  await again(person, id)
  expect(await pieces(person)).toEqual({ 'Kansa bowl': 6, 'Clay cup': 3 })
})

// Shows B283.
test('items no longer sold, sold out or fewer are named, and the rest is in the bag', async () => {
  const { person, id, bowl, cup } = await ordered()
  await setStock(cup, 1)
  expect((await again(person, id)).body).toMatchObject({ added: 2, missing: ['Only 1 of Clay cup left.'] })
  expect(await pieces(person)).toEqual({ 'Kansa bowl': 2, 'Clay cup': 1 })
  await setStock(cup, 0)
  await takeOffSale(bowl)
  const { body } = await again(person, id)
  expect(body).toMatchObject({ added: 0, missing: ['Kansa bowl is no longer sold.', 'Clay cup is out of stock.'] })
})

// Shows B283.
test('the limits of an order hold, and name what was left out', async () => {
  const { person, id } = await ordered()
  await limitOrders(app, one, { lines: 1, pieces: 1 })
  expect((await again(person, id)).body.missing).toEqual([
    'Up to 1 of Kansa bowl can be ordered at a time.',
    'Clay cup wasn’t added: a bag can hold up to 1 different items.',
  ])
  expect(await pieces(person)).toEqual({ 'Kansa bowl': 1 })
})

// Shows B283.
test('an order can be repeated only by the customer who placed it', async () => {
  const { id } = await ordered()
  expect(await again(await shopper(one), id)).toMatchObject({ status: 404 })
  expect(await again(await shopper(two), id)).toMatchObject({ status: 404 })
  expect(await one.call('POST', '/api/v1/cart/order-again', { body: { id } })).toMatchObject({ status: 401 })
})
