import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { commentsOf } from '../support/commenting.ts'
import { good, receiver } from '../support/selling/reviewing.ts'

const parts = await testApp()
const { one } = parts
const { token } = await one.signIn()

const crm = '/api/io/crm/cuser'
const inCapitals = (id: unknown) => String(id).toUpperCase()
const variantOf = async (stock = 10) => inCapitals((await one.product({ stock })).variantIds[0])

async function call(method: 'GET' | 'POST', path: string, given: { body?: object; query?: Record<string, string> }) {
  const answer = await one.call(method, path, { token, ...given })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body
}

// Shows B358.
test('an id in capitals is the record’s in the bag and in the wishlist', async () => {
  const productVariantId = await variantOf()
  const { data } = await call('POST', `${crm}/cart_items/add`, { body: { productVariantId } })
  const item = { id: inCapitals(data[0]._id) }
  const changed = await call('POST', `${crm}/cart_items/edit`, { query: item, body: { productVariantId, quantity: 2 } })
  expect(changed.data).toMatchObject([{ productVariantId: productVariantId.toLowerCase(), quantity: 2 }])
  expect((await call('GET', `${crm}/cart_items/delete`, { query: item })).total).toBe(0)
  const toggle = async () => (await call('POST', `${crm}/wishlist/add`, { body: { productVariantId } })).data.inWishlist
  expect([await toggle(), await toggle()]).toEqual([true, false])
})

// Shows B358.
test('an id in capitals is the record’s where a request, a comment and a review name it', async () => {
  const awaited = { productVariantId: await variantOf(0), email: 'asha@example.com' }
  await call('POST', '/api/v1/stock-notices', { body: awaited })
  const staff = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
  const { write, add } = commentsOf(one, { staff: staff.token, writer: token })
  const post = await write()
  expect((await add(post, 'It shines', { token, inBody: inCapitals(post) })).status).toBe(200)
  const variantId = (await one.product()).variantIds[0] ?? ''
  const buyer = await receiver(parts, one, [variantId])
  expect((await buyer.review({ ...good, productVariantId: inCapitals(variantId) })).status).toBe(200)
})
