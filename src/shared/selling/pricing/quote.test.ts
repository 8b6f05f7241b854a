import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxKinds, taxNames } from '../invoices/tax-kind.ts'
import { taxInside } from './money.ts'
import { type QuoteLine, type QuoteRules, quote } from './quote.ts'
import { spread } from './spread.ts'

const seller = { gstNumber: '29AABCA1234F1Z5', composition: false, state: 'Karnataka' }
const rules: QuoteRules = {
  seller,
  shipping: { by: 'value', slabs: [{ from: 0, amount: 4_900 }], freeFrom: 99_900 },
  discounts: [],
}

const line = (id: string, price: number, gstRate: number, quantity = 1): QuoteLine => ({
  ...{ id, quantity, price, mrp: price, gstRate, weight: 250 },
})

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

const anyLines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 100 }),
      price: fc.integer({ min: 0, max: 1_000_000_000 }),
      gstRate: fc.constantFrom(0, 3, 5, 18, 40),
      weight: fc.nat(50_000),
    }),
    { maxLength: 12 },
  )
  .map((lines) => lines.map((line, index) => ({ ...line, id: `line-${index}`, mrp: line.price })))

const anyRules = fc.record({
  seller: fc.constantFrom(
    seller,
    { ...seller, gstNumber: '' },
    { ...seller, composition: true },
    { ...seller, state: 'Chandigarh' },
    { ...seller, state: '' },
  ),
  shipping: fc.record({
    by: fc.constantFrom('value' as const, 'weight' as const),
    slabs: fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000)).map(([first, next]) => [
      { from: 0, amount: first },
      { from: 5_000, amount: next },
    ]),
    freeFrom: fc.nat(10_000_000),
  }),
  discounts: fc.constant<QuoteRules['discounts']>([]),
  cashFee: fc.nat(100_000),
})

const anyState = fc.constantFrom('Karnataka', 'Kerala', 'Chandigarh', undefined)

describe('a quote', () => {
  // Shows B243, B293.
  test('adds up, and has no negative amount', () => {
    fc.assert(
      fc.property(anyLines, anyRules, anyState, (lines, rules, state) => {
        const { lines: quoted, shippingTaxes, ...amounts } = quote(lines, rules, state)
        const parts = [...quoted, ...shippingTaxes]
        expect(amounts.total).toBe(amounts.items - amounts.discount + amounts.shipping)
        expect(sum(parts.map(({ amount }) => amount))).toBe(amounts.total)
        expect(sum(parts.map(({ tax }) => tax))).toBe(amounts.tax)
        expect(sum(shippingTaxes.map(({ amount }) => amount))).toBe(amounts.shipping)
        expect(amounts.cashFee).toBe(amounts.total === 0 ? 0 : rules.cashFee)
        expect(amounts.shipping).toBeGreaterThanOrEqual(amounts.cashFee)
        for (const [index, { amount, discounts }] of quoted.entries()) {
          const { price = 0, quantity = 0 } = lines[index] ?? {}
          expect(amount + sum(discounts.map(({ amount }) => amount))).toBe(price * quantity)
        }
        for (const { amount, tax, centreTax } of parts) {
          expect(Math.min(amount, tax, centreTax, amount - tax, tax - centreTax)).toBeGreaterThanOrEqual(0)
          expect([amount, tax, centreTax].every(Number.isSafeInteger)).toBe(true)
        }
      }),
    )
  })

  // Shows B243.
  test('is the same for any order of the lines', () => {
    fc.assert(
      fc.property(anyLines, anyRules, anyState, fc.infiniteStream(fc.nat()), (lines, rules, state, random) => {
        const shuffled = lines
          .map((line) => ({ line, place: Number(random.next().value) }))
          .sort((a, b) => a.place - b.place)
          .map(({ line }) => line)
        const byId = (given: QuoteLine[]) => {
          const { lines: quoted, ...rest } = quote(given, rules, state)
          return { ...rest, lines: new Map(given.map(({ id }, index) => [id, quoted[index]])) }
        }
        expect(byId(shuffled)).toEqual(byId(lines))
      }),
    )
  })

  // Shows B244.
  test('halves the tax of a line, of a rate and of the order to within one paisa, the odd one of the first to the state', () => {
    fc.assert(
      fc.property(anyLines, anyRules, (lines, rules) => {
        const { lines: quoted, shippingTaxes } = quote(lines, { ...rules, seller }, 'Karnataka')
        const parts = [...quoted, ...shippingTaxes]
        const groups = [parts, ...Map.groupBy(parts, ({ rate }) => rate).values(), ...parts.map((part) => [part])]
        for (const group of groups) {
          const centre = sum(group.map(({ centreTax }) => centreTax))
          expect(Math.abs(sum(group.map(({ tax }) => tax)) - 2 * centre)).toBeLessThanOrEqual(1)
        }
      }),
    )
    const { lines: quoted } = quote([line('a', 10_521, 5), line('b', 10_521, 5)], rules, 'Karnataka')
    expect(quoted.map(({ tax, centreTax }) => [tax, centreTax])).toEqual([
      [501, 250],
      [501, 251],
    ])
  })

  // Shows B244, B305.
  test('halves the tax of what is added to an order so that each rate stays even to within one paisa', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (ordered, added) => {
        const first = quote(ordered, rules, 'Karnataka')
        const before = [...first.lines, ...first.shippingTaxes]
        const all = [...before, ...quote(added, { ...rules, before }, 'Karnataka').lines]
        for (const parts of Map.groupBy(all, ({ rate }) => rate).values())
          expect(Math.abs(sum(parts.map(({ tax, centreTax }) => tax - 2 * centreTax)))).toBeLessThanOrEqual(1)
      }),
    )
  })

  // Shows B244.
  test('has the same amounts wherever it is delivered to', () => {
    fc.assert(
      fc.property(anyLines, anyRules, anyState, (lines, rules, state) => {
        const amountsOf = (where?: string) => {
          const { items, discount, shipping, total, tax } = quote(lines, rules, where)
          return { items, discount, shipping, total, tax }
        }
        expect(amountsOf(state)).toEqual(amountsOf())
      }),
    )
  })

  // Shows B244.
  test.each([
    ['Karnataka', 'Karnataka', 'CGST+SGST'],
    ['Karnataka', 'Kerala', 'IGST'],
    ['Chandigarh', 'Chandigarh', 'CGST+UTGST'],
    ['Ladakh', 'Ladakh', 'CGST+UTGST'],
    ['Chandigarh', 'Ladakh', 'IGST'],
    ['Delhi', 'Delhi', 'CGST+SGST'],
    ['Puducherry', 'Puducherry', 'CGST+SGST'],
    ['', 'Kerala', 'GST'],
  ])('of a seller in "%s" for a buyer in %s has %s', (state, buyer, kind) => {
    expect(quote([], { ...rules, seller: { ...seller, state } }, buyer).taxKind).toBe(kind)
  })

  // Shows B244.
  test.each([
    ['without a GSTIN', { gstNumber: '' }, 'NONE'],
    ['in the composition scheme', { composition: true }, 'COMPOSITION'],
    ['without a GSTIN, whatever the scheme', { gstNumber: '', composition: true }, 'NONE'],
  ] as const)('of a seller %s has no tax', (_, given, kind) => {
    const { taxKind, tax, lines, shippingTaxes } = quote(
      [line('a', 10_500, 5)],
      { ...rules, seller: { ...seller, ...given } },
      'Karnataka',
    )
    expect({ taxKind, tax }).toEqual({ taxKind: kind, tax: 0 })
    expect([...lines, ...shippingTaxes].map(({ rate, tax }) => [rate, tax])).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(taxNames(kind)).toEqual([])
  })

  // Shows B243.
  test('splits shipping by the rates of the lines, in proportion to what they come to', () => {
    const { shippingTaxes } = quote([line('a', 19_999, 5), line('b', 33_333, 18, 2)], rules, 'Kerala')
    // 4900 × 19999 / 86665 = 1130.75
    expect(shippingTaxes).toEqual([
      { rate: 5, amount: 1_131, tax: taxInside(1_131, 5), centreTax: 0 },
      { rate: 18, amount: 3_769, tax: taxInside(3_769, 18), centreTax: 0 },
    ])
  })

  test('has free shipping from the limit on, counted after discounts, and none for gifts alone', () => {
    const shippingOf = (price: number, discounts = rules.discounts) =>
      quote([line('a', price, 5)], { ...rules, discounts }).shipping
    expect([99_899, 99_900].map((price) => shippingOf(price))).toEqual([4_900, 0])
    const ten = { id: 'ten', code: 'TEN', reason: 'TEN' }
    expect(shippingOf(99_900, [{ ...ten, lines: [1], delivery: false }])).toBe(4_900)
    expect(shippingOf(50_000, [{ ...ten, lines: [0], delivery: true }])).toBe(0)
    expect(shippingOf(0)).toBe(0)
  })

  // Shows B246.
  test.each([
    [
      'value',
      [
        [1_999, 4_900],
        [2_000, 2_900],
        [5_000, 900],
      ],
    ],
    [
      'weight',
      [
        [1_999, 4_900],
        [2_000, 2_900],
        [9_999, 900],
      ],
    ],
  ] as const)('has the charge of the slab in which its %s lies', (by, cases) => {
    const slabs = [
      { from: 0, amount: 4_900 },
      { from: 2_000, amount: 2_900 },
      { from: 5_000, amount: 900 },
    ]
    for (const [measured, shipping] of cases) {
      const piece = { ...line('a', by === 'value' ? measured : 1, 5), weight: by === 'weight' ? measured : 1 }
      expect(quote([piece], { ...rules, shipping: { by, slabs, freeFrom: 0 } }).shipping).toBe(shipping)
    }
  })
})

test('an amount is spread to the paisa, and no share is more than one paisa off its proportion', () => {
  const anyWeights = fc.array(fc.nat(1_000_000_000_000), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.nat(1_000_000_000_000), anyWeights, (amount, weights) => {
      fc.pre(sum(weights) > 0)
      const shares = spread(
        amount,
        weights.map((weight, index) => ({ key: String(index), weight })),
      )
      expect(sum(shares)).toBe(amount)
      const total = BigInt(sum(weights))
      for (const [index, share] of shares.entries()) {
        const off = BigInt(share) * total - BigInt(amount) * BigInt(weights[index] ?? 0)
        expect(off < total && off > -total).toBe(true)
      }
    }),
  )
})

test('names of a tax are those of its kind', () => {
  expect(taxKinds.map(taxNames)).toEqual([['CGST', 'SGST'], ['CGST', 'UTGST'], ['IGST'], ['GST'], [], []])
})
