import { expect, test } from 'vitest'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'

const { two, call, kurta, stored } = await testOwnedCatalogue()

const sizes = ['S', 'M', 'L', 'XL', 'XXL', '3XL']
const bare = (Size: string) => ({ options: { Size }, price: 80_000, mrp: 90_000 })
const options = [{ name: 'Size', values: sizes }]
const skusOf = (body: { data: { variants: { sku: string }[] } }) => body.data.variants.map(({ sku }) => sku)

// Shows B207.
test('a product without SKU gets variant SKUs from its name and options', async () => {
  const { status, body } = await call(
    'POST',
    '/products',
    kurta({ name: 'Plain Kurta', options, variants: sizes.map(bare) }),
  )
  expect(status).toBe(200)
  expect(skusOf(body)).toEqual(sizes.map((size) => `PLAIN-KURTA-${size}`))
})

// Shows B207.
test('a new SKU differs from those of other products of the site, not of other sites', async () => {
  await two.product({ name: 'Sole Lamp', variants: [{ sku: 'SOLE-LAMP', options: {}, price: 1, mrp: 1, stock: 1 }] })
  const lamp = () => kurta({ name: 'Sole Lamp', options: [], variants: [{ sku: '', price: 80_000, mrp: 90_000 }] })
  const made: string[] = []
  for (let count = 0; count < 3; count++) made.push(...skusOf((await call('POST', '/products', lamp())).body))
  expect(made).toEqual(['SOLE-LAMP', 'SOLE-LAMP-2', 'SOLE-LAMP-3'])
})

test('concurrent products of one name get SKUs of their own', async () => {
  const jug = () => kurta({ name: 'Twin Jug', options: [], variants: [{ price: 80_000, mrp: 90_000 }] })
  const answers = await Promise.all([jug(), jug(), jug()].map((body) => call('POST', '/products', body)))
  expect(answers.flatMap(({ body }) => skusOf(body)).sort()).toEqual(['TWIN-JUG', 'TWIN-JUG-2', 'TWIN-JUG-3'])
})

// Shows B207.
test('a variant added later follows the stem of typed SKUs, and a typed SKU stays', async () => {
  const product = await stored()
  const [small] = product.variants
  const body = {
    ...product,
    options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
    variants: [...product.variants, bare('L')],
  }
  const changed = await call('PUT', `/products/${product._id}`, body)
  expect(skusOf(changed.body)).toEqual([small.sku, product.variants[1].sku, small.sku.replace(/-s$/, '-L')])
})

test('a typed SKU of another product is refused', async () => {
  const product = await stored()
  const body = kurta({ options: [], variants: [{ sku: product.variants[0].sku, price: 80_000, mrp: 90_000 }] })
  expect(await call('POST', '/products', body)).toMatchObject({ status: 409 })
})
