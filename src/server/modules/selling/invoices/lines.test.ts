import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalsOf } from '../../../../shared/selling/invoices/invoice.ts'
import type { TaxKind } from '../../../../shared/selling/invoices/tax-kind.ts'
import { type QuoteLine, quote } from '../../../../shared/selling/pricing/quote.ts'
import { spread } from '../../../../shared/selling/pricing/spread.ts'
import type { LineRecord } from './invoices.tables.ts'
import { linesToCredit, restOf } from './lines-to-credit.ts'
import { linesToInvoice, type OrderToInvoice } from './order-to-invoice.ts'

const seller = { gstNumber: '27AAPFU0939F1ZV', composition: false, state: 'Maharashtra' }

const whole = { cancelled: 0, returned: 0 }

/** An order of some lines, priced as the shop prices it. */
function ordered(lines: QuoteLine[], shipping: number, discount = 0, state = 'Maharashtra'): OrderToInvoice {
  const slabs = [{ from: 0, amount: shipping }]
  const weights = lines.map(({ id: key, price, quantity }) => ({ key, weight: price * quantity }))
  const off = Math.min(
    discount,
    weights.reduce((sum, { weight }) => sum + weight, 0),
  )
  const gift = { id: 'diwali', code: null, reason: 'DIWALI', delivery: false }
  const discounts = off > 0 ? [{ ...gift, lines: spread(off, weights) }] : []
  const priced = quote(lines, { seller, shipping: { by: 'value', slabs, freeFrom: 0 }, discounts }, state)
  return {
    ...{ id: 'o', number: 1001, userId: 'u', currency: 'INR', placedAt: null, createdAt: new Date(0) },
    ...{ taxKind: priced.taxKind, shippingTaxes: priced.shippingTaxes, cashFeeAmount: priced.cashFee },
    address: {
      ...{ name: 'Asha', mobileNumber: '', line1: '', line2: '', landmark: '', city: '', state: 'Maharashtra' },
      ...{ pincode: '', kind: 'HOME', isDefault: false, businessName: '', gstin: '' },
    },
    pickUp: null,
    lines: priced.lines.map((part, position) => ({
      ...{ position, name: `Item ${position}`, sku: `S-${position}`, options: {}, hsn: `74${position % 7}` },
      ...{
        gstRate: part.rate,
        quantity: lines[position]?.quantity ?? 0,
        ...whole,
        unitPrice: lines[position]?.price ?? 0,
      },
      ...{ discounts: part.discounts, taxAmount: part.tax, centreTaxAmount: part.centreTax },
    })),
  }
}

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 12 }),
  price: fc.integer({ min: 0, max: 10 ** 7 }),
  gstRate: fc.constantFrom(0, 3, 5, 18, 40),
})

const anyOrder = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    shipping: fc.nat(50_000),
    discount: fc.nat(100_000),
    state: fc.constantFrom('Maharashtra', 'Kerala'),
  })
  .map(({ lines, shipping, discount, state }) => {
    const whole = lines.map((line, index) => ({ ...line, id: `${index}`, mrp: line.price, weight: 100 }))
    return ordered(whole, shipping, discount, state)
  })

const sums = (kind: TaxKind, lines: LineRecord[]) => totalsOf(kind, lines)

// Shows B255.
test('the lines of an invoice add up to its totals', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const lines = linesToInvoice(order, order.taxKind)
      const { total, taxable, centreTax, stateTax, integratedTax } = sums(order.taxKind, lines)
      expect(total).toBe(taxable + centreTax + stateTax + integratedTax)
      const goods = order.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
      const off = order.lines.flatMap(({ discounts }) => discounts).reduce((sum, { amount }) => sum + amount, 0)
      const shipping = order.shippingTaxes.reduce((sum, { amount }) => sum + amount, 0)
      expect(total).toBe(goods - off + shipping)
      for (const { amount, tax, centreTax } of lines)
        expect(amount >= tax && tax >= centreTax && centreTax >= 0).toBe(true)
    }),
  )
})

// Shows B258.
test('credit notes add up to no more than their invoice, and to all of it in the end', () => {
  const anySteps = fc.array(fc.array(fc.nat(12), { maxLength: 8 }), { maxLength: 5 })
  fc.assert(
    fc.property(anyOrder, anySteps, fc.array(fc.nat(20_000), { maxLength: 5 }), (order, steps, shippings) => {
      const invoice = linesToInvoice(order, order.taxKind)
      const before: LineRecord[] = []
      for (const [turn, wanted] of steps.entries()) {
        const rest = restOf(invoice, before)
        const parts = rest.parts.map(({ position, pieces: left, amount }) => {
          const pieces = Math.min(left, wanted[position] ?? 0)
          return { position, pieces, amount: Math.floor((amount * pieces) / left) }
        })
        before.push(...linesToCredit(invoice, before, parts, Math.min(rest.shipping, shippings[turn] ?? 0)))
        const [all, credited] = [sums(order.taxKind, invoice), sums(order.taxKind, before)]
        for (const name of Object.keys(all) as (keyof typeof all)[])
          expect(credited[name]).toBeLessThanOrEqual(all[name])
      }
      const { parts, shipping } = restOf(invoice, before)
      before.push(...linesToCredit(invoice, before, parts, shipping))
      expect(sums(order.taxKind, before)).toEqual(sums(order.taxKind, invoice))
      for (const { discount } of before) expect(discount).toBeGreaterThanOrEqual(0)
      expect(restOf(invoice, before)).toEqual({ parts: [], shipping: 0 })
    }),
  )
})

// Shows B258.
test('more pieces or more shipping than the invoice has are not credited', () => {
  const line = { id: 'a', quantity: 2, price: 10_500, mrp: 10_500, gstRate: 5, weight: 0 }
  const invoice = linesToInvoice(ordered([line], 4_900), 'CGST+SGST')
  const once = linesToCredit(invoice, [], [{ position: 0, pieces: 1, amount: 10_500 }], 4_000)
  expect(() => linesToCredit(invoice, once, [{ position: 0, pieces: 2, amount: 21_000 }], 0)).toThrow(RangeError)
  expect(() => linesToCredit(invoice, once, [], 901)).toThrow(RangeError)
  expect(() => linesToCredit(invoice, once, [{ position: 7, pieces: 1, amount: 100 }], 0)).toThrow(RangeError)
})

// Shows B255.
test('shipping is split over the rates of the goods, with the HSN of those it goes with', () => {
  const line = (id: string, price: number, gstRate: number) => ({
    id,
    quantity: 1,
    price,
    mrp: price,
    gstRate,
    weight: 0,
  })
  const lines = linesToInvoice(
    ordered([line('a', 10_000, 5), line('b', 30_000, 5), line('c', 40_000, 18)], 8_000),
    'CGST+SGST',
  )
  const shipping = lines.filter(({ name }) => name === 'Shipping')
  expect(shipping.map(({ rate, amount, hsn, quantity }) => [rate, amount, hsn, quantity])).toEqual([
    [5, 4_000, '741', null],
    [18, 4_000, '742', null],
  ])
})

// Shows B255.
test('an order of before halves were kept is halved as a sum, the odd paisa to the state', () => {
  const order = ordered([{ id: 'a', quantity: 1, price: 10_521, mrp: 10_521, gstRate: 5, weight: 0 }], 0)
  const [line] = order.lines
  if (!line) throw new Error('no line')
  const old = {
    ...order,
    lines: [0, 1, 2].map((position) => ({ ...line, position, taxAmount: 501, centreTaxAmount: null })),
  }
  expect(linesToInvoice(old, 'CGST+SGST').map(({ centreTax }) => centreTax)).toEqual([250, 251, 250])
  expect(linesToInvoice({ ...old, taxKind: 'IGST' }, 'IGST').map(({ centreTax }) => centreTax)).toEqual([0, 0, 0])
})
