import { describe, expect, test } from 'vitest'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { shopper } from '../../../../../tests/support/selling/shopping.ts'

const { one, call, stored } = await testOwnedCatalogue()
const admin = await one.signIn({ userType: 'ADMIN' })

const picture = async (alt: string) => {
  const bytes = await photo(40, 50).png().toBuffer()
  const { body } = await upload(one, { token: admin.token, bytes, alt })
  return body.data._id as string
}
const [cover, madder] = [await picture('A mug'), await picture('A mug in madder')]
const media = [
  { id: cover, alt: 'A mug' },
  { id: madder, alt: 'A mug in madder' },
]

/** A mug in two colours, one of them with a picture, and in two sets of different price. */
const mug = (looks: object[], path: string) => ({
  path,
  name: `Mug ${path}`,
  media,
  options: [
    { name: 'Colour', values: ['Indigo', 'Madder'], looks },
    { name: 'Set', values: ['One', 'Four'] },
  ],
  variants: ['Indigo', 'Madder'].flatMap((Colour) =>
    [
      { set: 'One', price: 49_000 },
      { set: 'Four', price: 180_050 },
    ].map(({ set, price }) => ({
      sku: `${path}-${Colour}-${set}`,
      options: { Colour, Set: set },
      price,
      mrp: price,
      stock: set === 'Four' && Colour === 'Madder' ? 0 : 9,
      barcode: '',
    })),
  ),
})
const inMadder = [{ value: 'Madder', picture: madder, swatch: '#a8322d' }]

const inShop = async (path: string) => (await one.call('GET', '/api/public/product', { query: { path } })).body.data

describe('the look of an option value', () => {
  test('is stored, and shown in the shop', async () => {
    const product = await stored(mug(inMadder, 'kept'))
    expect(product.options[0].looks).toEqual(inMadder)
    expect((await inShop('kept')).options[0].looks).toEqual(inMadder)
  })

  // Shows B30.
  test('sets the picture in the bag and in the order; the cover is the default', async () => {
    const { variants } = await stored(mug(inMadder, 'ordered'))
    const [indigo, , inRed] = variants
    const person = await shopper(one)
    await person.add(indigo._id)
    const { body } = await person.add(inRed._id)
    expect(body.data.map(({ image }: { image: object }) => image)).toEqual([
      { id: cover, alt: 'A mug' },
      { id: madder, alt: 'A mug in madder' },
    ])
    await person.init('cod')
    const [order] = await person.orders()
    expect(order?.lines.map(({ image }) => image?.id)).toEqual([cover, madder])
  })

  test.each([
    [[{ value: 'Sage' }], 'options.0.looks.0.value', 'There is no such value.'],
    [[{ value: 'Madder' }, { value: 'Madder' }], 'options.0.looks.1.value', 'Each value may stand once.'],
    [
      [{ value: 'Madder', picture: 'elsewhereelsewhere' }],
      'options.0.looks.0.picture',
      "Choose one of the product's pictures.",
    ],
    [[{ value: 'Madder', swatch: 'red' }], 'options.0.looks.0.swatch', 'Enter a colour like #2f6fb5.'],
  ])('is refused at its field: %j', async (looks, field, text) => {
    const { body } = await call('POST', '/products', { ...(await stored()), ...mug(looks, 'refused'), _id: undefined })
    expect(body.errors).toContainEqual(expect.objectContaining({ field, defaultMessage: text }))
  })
})

describe('a product whose variants differ in price', () => {
  const listed = async (path: string) => {
    const body = { filters: { path: [{ operator: 'EQUALS', value: path }] } }
    return (await one.call('POST', '/api/io/crm/admin/public/product/variants', { body })).body.data[0]
  }

  // Shows S34.
  test('shows its lowest available price as “From” in every list', async () => {
    await stored(mug([], 'ranging'))
    const dear = { price: 49_000, priceVaries: true }
    expect(await listed('ranging')).toMatchObject(dear)
    const found = await one.call('GET', '/api/io/crm/search/model/product', { query: { query: 'mug ranging' } })
    expect(found.body.data[0]).toMatchObject(dear)
    expect((await call('GET', '/products?q=ranging')).body.data[0]).toMatchObject(dear)
    expect(await inShop('ranging')).toMatchObject(dear)
  })

  test('shows a plain price once they are equal, or with a single variant', async () => {
    const product = await stored(mug([], 'levelled'))
    expect(await listed('levelled')).toMatchObject({ priceVaries: true })
    const variants = product.variants.map((variant: object) => ({ ...variant, price: 50_000, mrp: 50_000 }))
    await call('PUT', `/products/${product._id}`, { ...product, variants })
    expect(await listed('levelled')).toMatchObject({ price: 50_000, priceVaries: false })
    await stored({ path: 'alone', options: [], variants: [{ sku: 'alone', price: 1, mrp: 1 }] })
    expect(await listed('alone')).toMatchObject({ priceVaries: false })
  })
})
