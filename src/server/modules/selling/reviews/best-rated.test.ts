import { expect, test } from 'vitest'
import { openEditor } from '../../../../../tests/support/editing.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { list } from '../../../../../tests/support/selling/catalogue.ts'
import { good, receiver, testReviews } from '../../../../../tests/support/selling/reviewing.ts'

const shop = await testReviews()
const { aProduct, one, owner, staff } = shop
const get = await overHttp(shop.app)
const editor = await openEditor(one)

/** A product with reviews of so many stars. */
async function reviewed(name: string, stars: number[]) {
  const { variantId } = await aProduct({ name, path: name.toLowerCase() })
  for (const each of stars) {
    const person = await receiver(shop, one, [variantId])
    expect((await person.review({ ...good, stars: each })).status).toBe(200)
  }
}

const listed = async (order: 'ascend' | 'descend' = 'descend') =>
  (await list({ sort: { field: 'rating', order } }, one)).paths

const onPage = async () => [
  ...new Set([...(await get(one.host, '/best')).text.matchAll(/href="\/p\/([^"]+)"/g)].map(([, path]) => path)),
]

// Shows B287.
test('products are listed best rated first: many good reviews before one, and those without a review last', async () => {
  await reviewed('Lamp', [5])
  await reviewed('Bowl', [5, 5, 4])
  await reviewed('Toy', [2])
  await reviewed('Vase', [])
  expect(await listed()).toEqual(['bowl', 'lamp', 'toy', 'vase'])
  expect(await listed('ascend')).toEqual(['vase', 'toy', 'lamp', 'bowl'])
  const section = { id: 'list', type: 'product-list', props: { sort: 'rating' } }
  await editor.publish('/best', [section])
  expect(await onPage()).toEqual(['bowl', 'lamp', 'toy', 'vase'])
  const { rows } = await owner.query(
    'select id from reviews where product_id = (select id from products where path = $1)',
    ['bowl'],
  )
  const token = await staff('catalogue')
  const ids = rows.map(({ id }) => id)
  expect((await one.call('POST', '/api/v1/reviews/state', { token, body: { ids, state: 'HIDDEN' } })).status).toBe(200)
  expect((await listed()).slice(0, 2)).toEqual(['lamp', 'toy'])
  expect((await onPage()).slice(0, 2)).toEqual(['lamp', 'toy'])
})
