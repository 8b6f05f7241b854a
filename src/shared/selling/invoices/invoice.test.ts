import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountInWords, numberInWords } from './amount-in-words.ts'
import { taxShares } from './invoice.ts'

describe('the tax of an invoice', () => {
  // Shows B13.
  test('has parts that add up to it, to the paisa', () => {
    const kept = [
      { tax: 501, centreTax: 250 },
      { tax: 501, centreTax: 251 },
    ]
    expect(taxShares('CGST+SGST', kept)).toEqual([
      { name: 'CGST', amount: 501 },
      { name: 'SGST', amount: 501 },
    ])
    expect(taxShares('IGST', kept)).toEqual([{ name: 'IGST', amount: 1_002 }])
    expect(taxShares('NONE', kept)).toEqual([])
    fc.assert(
      fc.property(fc.array(fc.nat()), (taxes) => {
        const parts = taxShares(
          'CGST+UTGST',
          taxes.map((tax) => ({ tax, centreTax: tax % 7 === 0 ? 0 : null })),
        )
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(taxes.reduce((sum, tax) => sum + tax, 0))
      }),
    )
  })

  // Shows B245.
  test('of an order that keeps no halves is halved as a sum, the odd paisa to the state', () => {
    const before = [
      { tax: 501, centreTax: null },
      { tax: 500, centreTax: null },
    ]
    expect(taxShares('CGST+SGST', before)).toEqual([
      { name: 'CGST', amount: 500 },
      { name: 'SGST', amount: 501 },
    ])
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
