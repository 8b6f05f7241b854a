import { expect, test } from 'vitest'
import { good, receiver, setSettings, testReviews } from '../../../../../tests/support/selling/reviewing.ts'

const shop = await testReviews()
const { aProduct, one, staff } = shop

// Shows B110, B137.
test('a review says what was bought in the language of the page, values that would look the same told apart', async () => {
  const options = [{ name: 'Blouse', values: ['Unstitched', 'Loose cloth'] }]
  const sold = { price: 10_000, mrp: 10_000, stock: 5 }
  const variants = ['Unstitched', 'Loose cloth'].map((Blouse, at) => ({
    ...sold,
    sku: `BL-${at}`,
    options: { Blouse },
  }))
  const { id, variantId } = await aProduct({ options, variants })
  await (await receiver(shop, one, [variantId])).review(good)
  await setSettings(shop, one, { languages: ['hi-IN'] })
  const words = [
    { of: 'Blouse', text: 'ब्लाउज़' },
    { of: 'Unstitched', text: 'बिना सिला' },
    { of: 'Loose cloth', text: 'बिना सिला' },
  ]
  const token = await staff('content')
  const saved = await one.call('PUT', `/api/v1/translations/product/${id}`, {
    token,
    body: { language: 'hi-IN', revision: 0, words },
  })
  expect(saved).toMatchObject({ status: 200 })
  const bought = async (language: string) => {
    const { body } = await one.call('GET', '/api/io/crm/admin/public/product/review', {
      query: { productVariantId: variantId },
      headers: { 'x-app-language': language },
    })
    return body.data[0].options
  }
  expect(await bought('hi')).toEqual({ ब्लाउज़: 'बिना सिला (Unstitched)' })
  expect(await bought('en')).toEqual({ Blouse: 'Unstitched' })
})
