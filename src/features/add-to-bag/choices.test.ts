import { describe, expect, test } from 'vitest'
import type { Purchasable } from '../../client/product.ts'
import { defaultsOf } from '../../shared/fields.ts'
import { variantFields } from '../../shared/selling/catalogue/variants.ts'
import { canBeHad, priceSpan, stockNote, variantOf } from './choices.ts'

const variant = (Size: string, Colour: string, stock: number, price = 1_000) => ({
  ...defaultsOf(variantFields),
  saleUntil: null,
  custom: [],
  _id: `${Size}-${Colour}`,
  sku: `${Size}${Colour}`,
  options: { Size, Colour },
  price,
  mrp: price,
  stock,
})

const kurta: Purchasable = {
  _id: 'kurta',
  shownVariantId: 'M-Indigo',
  name: 'Kurta',
  path: 'kurta',
  currency: 'INR',
  options: [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Colour', values: ['Indigo', 'Madder'] },
  ],
  basicDetails: { media: [] },
  netQuantity: null,
  netUnit: 'g',
  variants: [variant('S', 'Indigo', 0), variant('S', 'Madder', 3), variant('M', 'Indigo', 8, 1_200)],
}

describe('choosing options', () => {
  test('a variant is found once every option is chosen', () => {
    expect(variantOf(kurta, { Size: 'S' })).toBeUndefined()
    expect(variantOf(kurta, { Size: 'S', Colour: 'Madder' })?._id).toBe('S-Madder')
    expect(variantOf(kurta, { Size: 'M', Colour: 'Madder' })).toBeUndefined()
  })

  test('a product with a single variant needs no choice', () => {
    expect(variantOf({ ...kurta, variants: kurta.variants.slice(0, 1) }, {})?._id).toBe('S-Indigo')
  })

  test('a value is crossed out when nothing with it is left beside the other choices', () => {
    expect(canBeHad(kurta, {}, 'Colour', 'Indigo')).toBe(true)
    expect(canBeHad(kurta, { Size: 'S' }, 'Colour', 'Indigo')).toBe(false)
    expect(canBeHad(kurta, { Size: 'S', Colour: 'Madder' }, 'Size', 'M')).toBe(false)
  })

  test('the price narrows with the choices', () => {
    expect(priceSpan(kurta, {})).toMatchObject({ low: { price: 1_000 }, high: { price: 1_200 } })
    expect(priceSpan(kurta, { Size: 'M' })).toMatchObject({ low: { price: 1_200 }, high: { price: 1_200 } })
    expect(priceSpan(kurta, { Size: 'M', Colour: 'Madder' })).toBeUndefined()
  })

  test('only a small stock is shown', () => {
    expect(kurta.variants.map(stockNote)).toEqual(['Out of stock', 'Only 3 left', undefined])
  })
})
