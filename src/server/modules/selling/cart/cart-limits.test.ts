import { afterEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { limitOrders, shopper, shopperWith } from '../../../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one } = app

afterEach(() => limitOrders(app, one, {}))

describe('a bag', () => {
  // Shows B20.
  test('holds up to the maximum of different items, also under concurrent additions', async () => {
    await limitOrders(app, one, { lines: 5 })
    const person = await shopper(one)
    const all = await Promise.all(Array.from({ length: 20 }, () => one.product()))
    const answers = await Promise.all(all.map(({ variantIds }) => person.add(variantIds[0] ?? '')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({
      status: 409,
      body: { msg: 'A bag can hold up to 5 different items. Order these first, or remove some.' },
    })
    expect((await person.cart()).total).toBe(5)
    // More of the same variant adds no item.
    const { data } = await person.cart()
    expect((await person.add(data[0].productVariantId)).status).toBe(200)
  })

  test('holds up to twenty pieces of one variant, and names the limit or the lower stock at the field', async () => {
    const { person, variantId } = await shopperWith(one, { name: 'Kansa bowl', stock: 50 }, 20)
    const more = await person.add(variantId)
    expect(more).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'quantity', defaultMessage: 'Up to 20 of Kansa bowl can be ordered at a time.' }] },
    })
    const { data } = await person.cart()
    expect(data[0]).toMatchObject({ quantity: 20, available: 50, most: 20 })
    const edit = await one.call('POST', '/api/io/crm/cart_items/edit', {
      token: person.token,
      query: { id: data[0]._id },
      body: { quantity: 21 },
    })
    expect(edit.body.errors[0].field).toBe('quantity')
    const few = await one.product({ name: 'Brass lamp', stock: 3 })
    expect((await person.add(few.variantIds[0] ?? '', 30)).body.msg).toBe('Only 3 of Brass lamp left.')
  })

  test('with more than a limit lowered later is refused at checkout, naming the item', async () => {
    const { person, variantId } = await shopperWith(one, { name: 'Kansa bowl', stock: 50 }, 8)
    const { variantIds } = await one.product()
    await person.add(variantIds[0] ?? '')
    await limitOrders(app, one, { lines: 1 })
    expect((await person.init('cod')).body.msg).toContain('A bag can hold up to 1 different items.')
    await limitOrders(app, one, { pieces: 7 })
    expect((await person.init('cod')).body.msg).toBe('Up to 7 of Kansa bowl can be ordered at a time.')
    await limitOrders(app, one, {})
    expect((await person.init('cod')).status).toBe(200)
    expect(variantId).toBeTruthy()
  })
})
