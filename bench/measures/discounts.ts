import type { DiscountedLine, DiscountRule } from '../../src/shared/selling/pricing/discount-rules.ts'
import { quote } from '../../src/shared/selling/pricing/quote.ts'
import { takeDiscounts } from '../../src/shared/selling/pricing/take-discounts.ts'
import { atMost, type Row, row } from '../measure.ts'
import { median } from '../statistics.ts'

const times = { warm: 50, batches: 9, batch: 40 }

const groups = (index: number) => [`product-${index}`, `category-${index % 7}`, `collection-${index % 5}`]

const lines: DiscountedLine[] = Array.from({ length: 100 }, (_, index) => ({
  ...{ id: `variant-${index}`, quantity: 1 + (index % 3), price: 9_900 + index * 137, mrp: 19_900 + index * 137 },
  ...{ gstRate: [5, 12, 18][index % 3] ?? 5, weight: 200 + index, groups: groups(index) },
}))

const gifts: DiscountRule['gift'][] = [
  { kind: 'percent', percent: 10, most: 0 },
  { kind: 'amount', amount: 5_000 },
  { kind: 'pieces', buy: 2, get: 1, percent: 50, times: 0, on: null },
  { kind: 'percent', percent: 7, most: 20_000 },
  { kind: 'delivery' },
]

/** Every other rule combines, and all but a fifth are for a part of the bag. */
const rules = Array.from({ length: 50 }, (_, index): DiscountRule => {
  const on = [null, `category-${index % 7}`, `collection-${index % 5}`, `product-${index}`][index % 4] ?? null
  return {
    ...{
      id: `rule-${index}`,
      code: null,
      reason: `Rule ${index}`,
      gift: gifts[index % gifts.length] ?? { kind: 'delivery' },
    },
    ...{ on: on === null ? null : new Set([on]), least: 0, pieces: 0, priority: 0, combines: index % 2 === 0 },
  }
})

const seller = { gstNumber: '29AABCA1234F1Z5', composition: false, state: 'Karnataka' }
const shipping = { by: 'value' as const, slabs: [{ from: 0, amount: 4_900 }], freeFrom: 0 }

const price = () => quote(lines, { seller, shipping, discounts: takeDiscounts(lines, rules, shipping) }, 'Kerala')

/** A whole bag is priced, with all discounts that a shop may have by itself. */
export async function discounts(): Promise<Row[]> {
  for (let index = 0; index < times.warm; index++) price()
  const batches = Array.from({ length: times.batches }, () => {
    const before = process.cpuUsage()
    for (let index = 0; index < times.batch; index++) price()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / times.batch
  })
  return [row('quote of 100 lines with 50 rules', median(batches), 'µs', atMost(5_000))]
}
