import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { shopper } from '../../../../../tests/support/selling/shopping.ts'
import { translating } from '../../../../../tests/support/translating.ts'
import { importCategory } from '../../selling/categories/index.ts'
import { importProduct } from '../../selling/products/index.ts'

const { app, one } = await testApp()
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content', 'settings', 'catalogue'] })
const { page, write } = await translating(one, token)
await importCategory(await one.ctx(), { path: 'things', title: 'Things', description: '' })

// Shows B110.
test('a cart keeps options apart that have one name in another language', async () => {
  const { id, variantIds } = await importProduct(await one.ctx(), {
    ...{ name: 'Stole', path: 'stole', brand: 'Kosi', categories: ['things'] },
    options: [
      { name: 'Colour', values: ['Red', 'Blue'] },
      { name: 'Shade', values: ['Light', 'Deep'] },
    ],
    variants: [
      { sku: 'stole', price: 900, mrp: 900, stock: 3, options: { Colour: 'Red', Shade: 'Deep' } },
      { sku: 'stole-2', price: 900, mrp: 900, stock: 3, options: { Colour: 'Blue', Shade: 'Light' } },
    ],
  })
  await write('product', id, { Stole: 'दुपट्टा', Colour: 'रंग', Red: 'लाल', Deep: 'गहरा' })
  const { token: shopper } = await one.signIn()
  const body = { productVariantId: variantIds[0], quantity: 1 }
  expect((await one.call('POST', '/api/io/crm/cuser/cart_items/add', { token: shopper, body })).status).toBe(200)
  const line = async () => {
    const headers = { 'x-app-language': 'hi' }
    const answer = await one.call('POST', '/api/io/crm/cuser/cart_items/all', { token: shopper, body: {}, headers })
    return answer.body.data[0]
  }
  expect(await line()).toMatchObject({ name: 'दुपट्टा', options: { रंग: 'लाल', Shade: 'गहरा' } })
  await write('product', id, { Shade: 'रंग' })
  const options = { 'रंग (Colour)': 'लाल', 'रंग (Shade)': 'गहरा' }
  expect(await line()).toMatchObject({ name: 'दुपट्टा', options })
})

// Shows B110.
test('values of an option that have one translation are told apart by what was written, in bag, wishlist, product and order', async () => {
  const values = ['Red', 'Crimson', 'Blue']
  const { id, variantIds } = await importProduct(await one.ctx(), {
    ...{ name: 'Dupatta', path: 'dupatta', brand: 'Kosi', categories: ['things'] },
    options: [{ name: 'Colour', values }],
    variants: values.map((Colour, at) => ({
      ...{ sku: `dupatta-${at}`, price: 900, mrp: 900, stock: 3, options: { Colour } },
    })),
  })
  await write('product', id, { Colour: 'रंग', Red: 'लाल', Crimson: 'लाल', Blue: 'नीला' })
  const { token, addressId, add } = await shopper(one)
  const headers = { 'x-app-language': 'hi' }
  for (const productVariantId of variantIds) {
    expect((await add(productVariantId)).status).toBe(200)
    const body = { productVariantId }
    expect((await one.call('POST', '/api/io/crm/cuser/wishlist/add', { token, body })).status).toBe(200)
  }
  const said = [{ रंग: 'लाल (Red)' }, { रंग: 'लाल (Crimson)' }, { रंग: 'नीला' }]
  const optionsOf = async (path: string) => {
    const { body } = await one.call('POST', path, { token, body: {}, headers })
    return body.data.map(({ options }: { options: object }) => options)
  }
  expect(await optionsOf('/api/io/crm/cuser/cart_items/all')).toEqual(said)
  expect((await optionsOf('/api/io/crm/cuser/wishlist/all')).toReversed()).toEqual(said)
  const { body } = await one.call('GET', '/api/public/product', { query: { path: 'dupatta' }, headers })
  expect(body.data.options).toMatchObject([{ name: 'रंग', values: ['लाल (Red)', 'लाल (Crimson)', 'नीला'] }])
  expect(body.data.variants.map(({ options }: { options: object }) => options)).toEqual(said)
  const query = { addressId, paymentMode: 'cod' }
  expect((await one.call('GET', '/api/io/cart/checkout/init', { token, query, headers })).status).toBe(200)
  const orders = await one.call('POST', '/api/io/crm/cuser/orders/all', { token, body: {}, headers })
  expect(orders.body.data[0].lines.map(({ options }: { options: object }) => options)).toEqual(said)
})

// Shows B110.
test('points of a pricing table that have one translation keep what each plan says of them', async () => {
  const items = [
    { title: 'Small', points: ['Storage'], pointCustomText: { Storage: '1 GB' } },
    { title: 'Large', points: ['Storage', 'Room'], pointCustomText: { Storage: '9 GB', Room: 'Two halls' } },
  ]
  const id = await page('/plans', { type: 'pricing', props: { layout: 'table', items } })
  await write('page', id, { Storage: 'जगह', 'Two halls': 'दो हॉल' })
  expect((await get(one.host, '/hi/plans')).text).toMatch(/>जगह<.*1 GB.*9 GB.*>Room<.*दो हॉल/s)
  await write('page', id, { Room: 'जगह' })
  const { text } = await get(one.host, '/hi/plans')
  expect(text).toMatch(/>जगह \(Storage\)<.*1 GB.*9 GB.*>जगह \(Room\)<.*दो हॉल/s)
  expect(text.match(/9 GB/g)).toHaveLength(1)
})
