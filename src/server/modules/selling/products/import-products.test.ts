import { describe, expect, test } from 'vitest'
import { testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import { findProductByPath, importProduct } from './index.ts'

const { one, owner } = await testCatalog()

describe('an imported product', () => {
  test('keeps only harmless HTML in its description', async () => {
    const ctx = await one.ctx()
    await importProduct(ctx, {
      path: 'with-html',
      name: 'HTML',
      categories: ['toys'],
      description: '<p onclick="x()">Fine</p><script>alert(1)</script>',
      status: 'DRAFT',
      variants: [{ sku: 'html', price: 1, mrp: 1 }],
    })
    const { rows } = await owner.query("select description from products where path = 'with-html'")
    expect(rows).toEqual([{ description: '<p>Fine</p>' }])
  })

  test.each([
    [{ variants: [{ sku: 'a', price: 2, mrp: 1 }] }, 'variants.0.mrp'],
    [{ variants: [{ sku: 'a', options: { Size: 'M' }, price: 1, mrp: 1 }] }, 'variants.0.options'],
    [{ options: [{ name: 'Size', values: ['M'] }], variants: [{ sku: 'a', price: 1, mrp: 1 }] }, 'variants.0.options'],
    [{ variants: ['a', 'b'].map((sku) => ({ sku, price: 1, mrp: 1 })) }, 'variants.1.options'],
    [{ variants: [{ sku: 'terracotta-lamp', price: 1, mrp: 1 }] }, 'variants.0.sku'],
    [{ path: 'terracotta-lamp' }, 'path'],
    [{ categories: ['nothing'] }, 'categories'],
    [{ media: [{ id: 'nothingnothing' }] }, 'media.0.id'],
  ])('with inconsistent parts is refused: %j', async (wrong, field) => {
    const right = { path: 'new', name: 'New', categories: ['toys'], variants: [{ sku: 'new', price: 1, mrp: 1 }] }
    const adding = importProduct(await one.ctx(), { ...right, ...wrong })
    await expect(adding).rejects.toMatchObject({ faults: [expect.objectContaining({ field })] })
    expect(await findProductByPath(await one.ctx(), 'new')).toBeUndefined()
  })
})
