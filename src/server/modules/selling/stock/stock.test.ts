import { describe, expect, test } from 'vitest'
import { changePrices, changeStock, list, testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import { findProductByPath, findVariants } from '../products/index.ts'
import { changeStocks } from './index.ts'

const { two, owner, services } = await testCatalog()

describe('prices and stock', () => {
  const options = [{ name: 'Size', values: ['S', 'M'] }]
  const variants = [
    { sku: 'kurta-s', options: { Size: 'S' }, price: 80_000, mrp: 90_000, stock: 2 },
    { sku: 'kurta-m', options: { Size: 'M' }, price: 70_000, mrp: 90_000, stock: 1 },
  ]

  test('a new price shows in list, detail, cart and sort order', async () => {
    const pot = await two.product({ name: 'Clay pot', path: 'clay-pot', price: 50_000 })
    const [id = ''] = pot.variantIds
    expect((await changePrices(two, pot, { price: 44_400, mrp: 60_000 })).status).toBe(200)
    const listed = (await list({ q: 'clay pot' }, two)).body.data[0]
    const { body } = await two.call('GET', '/api/public/product', { query: { path: 'clay-pot' } })
    const sold = (await findVariants(await two.ctx(), [id])).get(id)
    for (const shown of [listed, body.data, body.data.variants[0], sold])
      expect(shown).toMatchObject({ price: 44_400, mrp: 60_000 })
    expect((await changePrices(two, pot, { price: 2, mrp: 1 })).body.errors[0].field).toBe('mrp')
  })

  test('the shown price is that of the variant that Add to bag adds', async () => {
    const ctx = await two.ctx()
    const { variantIds } = await two.product({ name: 'Kurta', path: 'kurta', options, variants })
    const [small = '', medium = ''] = variantIds
    const shown = async () => (await list({ q: 'kurta' }, two)).body.data[0]
    expect(await shown()).toMatchObject({ price: 70_000, productVariantId: medium, variantCount: 2, inStock: true })
    await changeStock(ctx, medium, -1, 'RESERVED')
    expect(await shown()).toMatchObject({ price: 80_000, productVariantId: small, inStock: true })
    await changeStock(ctx, small, -2, 'RESERVED')
    expect(await shown()).toMatchObject({ price: 70_000, productVariantId: null, inStock: false })
    await changeStock(ctx, medium, 1, 'RELEASED')
    expect(await shown()).toMatchObject({ price: 70_000, productVariantId: medium, inStock: true })
  })

  test('20 concurrent customers buy exactly 5 pieces', async () => {
    const ctx = await two.ctx()
    const { variantIds, id: productId } = await two.product({ path: 'rare', stock: 5 })
    const [id = ''] = variantIds
    const done = await Promise.all(Array.from({ length: 20 }, () => changeStock(ctx, id, -1, 'RESERVED')))
    expect(done.filter(Boolean)).toHaveLength(5)
    const { rows } = await owner.query(
      `select v.stock, p.in_stock, (select sum(quantity)::int from stock_moves m where m.variant_id = v.id) as moved
       from variants v join products p on p.id = v.product_id where v.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ stock: 0, in_stock: false, moved: 0 }])
    expect(productId).toEqual(expect.any(String))
  })

  test('variants that sell out concurrently leave the product sold out', async () => {
    const ctx = await two.ctx()
    const renamed = variants.map((variant) => ({ ...variant, sku: `twin-${variant.sku}`, stock: 1 }))
    for (let round = 0; round < 5; round++) {
      const skus = renamed.map((variant) => ({ ...variant, sku: `${variant.sku}-${round}` }))
      const path = `twin-${round}`
      const { variantIds } = await two.product({ path, options, variants: skus })
      const orders = [variantIds, [...variantIds].reverse()].map((ids) =>
        changeStocks(
          ctx,
          ids.map((variantId) => ({ variantId, quantity: -1, reason: 'RESERVED' as const })),
        ),
      )
      const [first, second] = await Promise.all(orders)
      expect([first?.length, second?.length].sort()).toEqual([0, 2])
      expect((await findProductByPath(ctx, path))?.inStock).toBe(false)
    }
  })

  test('changes are announced when they are written', async () => {
    const heard: string[] = []
    services.bus.listen({ changed: (site, tags) => heard.push(...tags.map((tag) => `${site} ${tag}`)), missed() {} })
    const { id, variantIds } = await two.product({ path: 'heard', stock: 2 })
    // Heard at once in the writing process, and again from the database, as in every process.
    const times = (tag: string) => heard.filter((one) => one === `${two.id} ${tag}`).length
    const until = async (...tags: string[]) => expect.poll(() => tags.every((tag) => times(tag) === 2)).toBe(true)
    await until(`product:${id}`, 'products')
    heard.length = 0
    const ctx = await two.ctx()
    await changeStock(ctx, variantIds[0] ?? '', -1, 'RESERVED')
    await until(`product:${id}`)
    expect(heard).not.toContain(`${two.id} prices`)
    await changeStock(ctx, variantIds[0] ?? '', -1, 'RESERVED')
    await until('prices')
    expect(heard).not.toContain(`${two.id} products`)
  })
})
