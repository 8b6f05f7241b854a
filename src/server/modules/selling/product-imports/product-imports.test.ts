import { describe, expect, test } from 'vitest'
import { testImports } from '../../../../../tests/support/selling/product-imports.ts'

const { call, check, items, product, step } = await testImports()

const shopify = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,SEO Title,SEO Description,Status
linen-shirt,Linen Shirt,"<p>Cool, ""light"" linen.</p>",Loom & Leaf,Apparel & Accessories > Clothing > Shirts,Shirts,"summer, linen",TRUE,Size,S,Colour,White,,,LS-S-W,240,shopify,12,deny,1499.00,1999.00,8901234567890,,1,,Linen shirt,Made to breathe.,active
linen-shirt,,,,,,,,,M,,White,,,LS-M-W,250,shopify,-3,deny,1499.00,,,,,,,,
linen-shirt,,,,,,,,,,,,,,,,,,,,,,,2,Back,,,
gift-card,Gift Card,,Loom & Leaf,,,,FALSE,Title,Default Title,,,,,GC-1,0,,5,deny,500,,,,,,,,draft
`

describe('a Shopify file', () => {
  // Shows B249.
  test('is compared with the shop first, then imported with variants, stock, category and brand', async () => {
    const checked = await check(shopify)
    expect(checked).toMatchObject({ layout: 'shopify', state: 'READY', products: 2, counts: { add: 2, fault: 0 } })
    expect(await product('linen-shirt')).toBeUndefined()
    expect(await step(checked._id, 'start')).toMatchObject({ state: 'DONE', counts: { done: 2, refused: 0 } })
    expect(await product('linen-shirt')).toMatchObject({
      name: 'Linen Shirt',
      description: '<p>Cool, "light" linen.</p>',
      brand: 'Loom & Leaf',
      category: { title: 'Shirts' },
      tags: ['summer', 'linen'],
      seoTitle: 'Linen shirt',
      options: [
        { name: 'Size', values: ['S', 'M'] },
        { name: 'Colour', values: ['White'] },
      ],
      variants: [
        { sku: 'LS-S-W', price: 149_900, mrp: 199_900, stock: 12, weight: 240, barcode: '8901234567890' },
        { sku: 'LS-M-W', price: 149_900, mrp: 149_900, stock: 0, weight: 250, options: { Size: 'M', Colour: 'White' } },
      ],
    })
    expect(await product('gift-card')).toBeUndefined()
  })

  // Shows B249.
  test('has no number of pieces where Shopify counts none', async () => {
    const text = [
      'Handle,Title,Vendor,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy',
      'free-mug,Free Mug,Loom,FM-1,10,,0,deny',
      'late-mug,Late Mug,Loom,LM-1,10,shopify,-2,continue',
      'mute-mug,Mute Mug,Loom,MM-1,10,shopify,,deny',
    ].join('\n')
    const checked = await check(text)
    const noted: { faults: { text: string }[] }[] = await items(checked._id, '&kind=noted')
    expect(noted.map(({ faults }) => faults.map(({ text }) => text))).toEqual([
      [expect.stringContaining('It begins with 100')],
      [expect.stringContaining('It is sold beyond its stock elsewhere.')],
      [expect.stringContaining('The file does not say how many pieces there are.')],
    ])
    await step(checked._id, 'start')
    const stocks = ['free-mug', 'late-mug', 'mute-mug'].map(async (path) => (await product(path)).variants[0].stock)
    expect(await Promise.all(stocks)).toEqual([100, 0, 0])
  })

  // Shows B249.
  test('has gift cards, and what needs no shipping, as drafts, and the report names them', async () => {
    const text = [
      'Handle,Title,Vendor,Published,Gift Card,Variant SKU,Variant Price,Variant Inventory Qty,Variant Requires Shipping,Status',
      'voucher,Voucher,Loom,TRUE,TRUE,VO-1,500,5,FALSE,active',
      'basket,Basket,Loom,TRUE,FALSE,BA-1,500,5,TRUE,active',
      'pattern,Pattern,Loom,TRUE,FALSE,PA-1,500,5,FALSE,active',
    ].join('\n')
    const checked = await check(text)
    expect(checked).toMatchObject({ layout: 'shopify', counts: { add: 3, fault: 0 } })
    const noted = await items(checked._id, '&kind=noted')
    expect(noted.filter(({ name }: { name: string }) => name === 'Pattern')).toMatchObject([
      { faults: expect.arrayContaining([expect.objectContaining({ line: 4, column: 'Requires shipping' })]) },
    ])
    const told = [{ column: 'Gift card', text: expect.stringContaining('It is imported as a draft.') }]
    expect(noted.filter(({ name }: { name: string }) => name === 'Voucher')).toMatchObject([
      { faults: expect.arrayContaining([expect.objectContaining(told[0])]) },
    ])
    await step(checked._id, 'start')
    expect(await product('voucher')).toBeUndefined()
    expect(await product('pattern')).toBeUndefined()
    expect(await product('basket')).toMatchObject({ name: 'Basket' })
    const { body } = await call('GET', '/products?q=voucher')
    expect(body.data).toMatchObject([{ name: 'Voucher', status: 'DRAFT' }])
  })

  // Shows B249.
  test('imported again changes nothing', async () => {
    expect(await check(shopify)).toMatchObject({ counts: { add: 0, change: 0, same: 2, fault: 0 } })
  })
})
