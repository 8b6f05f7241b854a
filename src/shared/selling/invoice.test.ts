import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountInWords, numberInWords } from './amount-in-words.ts'
import { invoiceRows, splitTax, taxByRate, taxKind } from './invoice.ts'
import type { OrderLine } from './orders.ts'

const line = (given: Partial<OrderLine>): OrderLine => ({
  productVariantId: 'a',
  name: 'Kansa bowl',
  path: 'kansa-bowl',
  sku: 'K-1',
  options: {},
  image: null,
  quantity: 1,
  price: 10_500,
  mrp: 10_500,
  amount: 10_500,
  hsn: '7418',
  gstRate: 5,
  tax: 500,
  ...given,
})

describe('the tax of an invoice', () => {
  test.each([
    ['Karnataka', 'Karnataka', 'CGST+SGST'],
    ['Karnataka', 'Kerala', 'IGST'],
    ['Chandigarh', 'Chandigarh', 'CGST+UTGST'],
    ['Delhi', 'Delhi', 'CGST+SGST'],
    ['', 'Kerala', 'GST'],
  ])('of a seller in "%s" for a buyer in %s is %s', (seller, buyer, kind) => {
    expect(taxKind(seller, buyer)).toBe(kind)
  })

  // Shows B13.
  test('is split into halves that add up to it, to the paisa', () => {
    expect(splitTax(501, 'CGST+SGST')).toEqual([
      { name: 'CGST', amount: 250 },
      { name: 'SGST', amount: 251 },
    ])
    expect(splitTax(501, 'IGST')).toEqual([{ name: 'IGST', amount: 501 }])
    fc.assert(
      fc.property(fc.nat(), (tax) => {
        const parts = splitTax(tax, 'CGST+SGST')
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(tax)
      }),
    )
  })

  test('has a shipping row at the highest rate, and all rows add up to the order', () => {
    const lines = [line({}), line({ name: 'Lamp', gstRate: 18, amount: 11_800, tax: 1_800, options: { Size: 'S' } })]
    const amounts = { items: 22_300, shipping: 7_900, tax: 2_300 + 1_205, total: 30_200 }
    const rows = invoiceRows({ lines, amounts })
    expect(rows.map(({ name, rate, tax }) => [name, rate, tax])).toEqual([
      ['Kansa bowl', 5, 500],
      ['Lamp', 18, 1_800],
      ['Shipping', 18, 1_205],
    ])
    expect(rows[1]?.detail).toBe('K-1 · S')
    expect(rows.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0)).toBe(amounts.total)
    expect(taxByRate(rows)).toEqual([
      { rate: 5, taxable: 10_000, tax: 500 },
      { rate: 18, taxable: 10_000 + 6_695, tax: 3_005 },
    ])
  })

  test('has no row for free shipping', () => {
    const amounts = { items: 10_500, shipping: 0, tax: 500, total: 10_500 }
    expect(invoiceRows({ lines: [line({})], amounts })).toHaveLength(1)
  })
})

describe('an amount in words', () => {
  test.each([
    [0, 'Rupees zero only'],
    [100, 'Rupees one only'],
    [1_905, 'Rupees nineteen and five paise only'],
    [12_345_650, 'Rupees one lakh twenty-three thousand four hundred fifty-six and fifty paise only'],
    [10_000_000_00, 'Rupees one crore only'],
    [1_234_56_78_900, 'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine only'],
    [99_99_999_99, 'Rupees ninety-nine lakh ninety-nine thousand nine hundred ninety-nine and ninety-nine paise only'],
  ])('%i paise are "%s"', (paise, words) => {
    expect(amountInWords(paise)).toBe(words)
  })

  test('differs for different amounts', () => {
    fc.assert(
      fc.property(fc.nat(99_99_99_999), fc.nat(99_99_99_999), (a, b) => {
        fc.pre(a !== b)
        expect(numberInWords(a)).not.toBe(numberInWords(b))
      }),
    )
  })
})
