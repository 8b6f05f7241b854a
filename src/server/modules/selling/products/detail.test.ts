import { describe, expect, test } from 'vitest'
import { changeStock, testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import { listProductPaths } from './counts.ts'
import { changeVariant, findVariants } from './index.ts'

const { one, two } = await testCatalog()

describe('a product', () => {
  test('is found by its path', async () => {
    const { status, body } = await one.call('GET', '/api/public/product', { query: { path: 'terracotta-lamp' } })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      path: 'terracotta-lamp',
      categories: [{ path: 'home' }],
      variants: [{ sku: 'terracotta-lamp', stock: 5, price: 30_000 }],
    })
  })

  test.each(['secret', 'other-lamp', 'nothing'])(
    'that is a draft, of another site or not there is a 404: %s',
    async (path) => {
      const { status, body } = await one.call('GET', '/api/public/product', { query: { path } })
      expect(status).toBe(404)
      expect(body.msg).toBe('Product not found')
    },
  )

  test('needs a path in the request', async () => {
    const { status, body } = await one.call('GET', '/api/public/product')
    expect(status).toBe(400)
    expect(body.msg).toBe('Send the path of the product.')
    expect((await one.call('GET', '/api/public/product', { query: { path: '\0' } })).status).toBe(400)
  })

  test('is in the sitemap while published', async () => {
    expect(await listProductPaths(await one.ctx(), { from: 0, most: 50 })).toHaveLength(4)
  })
})

test('a variant of another site is not found', async () => {
  const { body } = await one.call('GET', '/api/public/product', { query: { path: 'terracotta-lamp' } })
  const variantId = body.data.productVariantId
  const other = await two.ctx()
  expect((await findVariants(other, [variantId])).size).toBe(0)
  expect(await changeStock(other, variantId, -1, 'RESERVED')).toBe(false)
  const change = changeVariant(other, variantId, { revision: 1, price: 1, mrp: 1 })
  await expect(change).rejects.toMatchObject({ code: 'variant.notFound' })
})
