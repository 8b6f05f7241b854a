import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isStillEarned } from './discount-needs.ts'
import { type DiscountedLine, type DiscountGift, type DiscountRule, lackingFor } from './discount-rules.ts'
import { quote } from './quote.ts'
import { takeDiscounts } from './take-discounts.ts'

const seller = { gstNumber: '29AABCA1234F1Z5', composition: false, state: 'Karnataka' }
const shipping = { by: 'value' as const, slabs: [{ from: 0, amount: 4_900 }], freeFrom: 99_900 }

const line = (id: string, price: number, quantity = 1, groups: string[] = []): DiscountedLine => ({
  ...{ id, quantity, price, mrp: price, gstRate: 5, weight: 250, groups: [id, ...groups] },
})

const rule = (id: string, gift: DiscountGift, more: Partial<DiscountRule> = {}): DiscountRule => ({
  ...{ id, code: null, reason: id, gift, on: null, least: 0, pieces: 0, priority: 0, combines: false },
  ...more,
})

const percent = (percent: number, most = 0): DiscountGift => ({ kind: 'percent', percent, most })
const amount = (amount: number): DiscountGift => ({ kind: 'amount', amount })
const pieces = (buy: number, get: number, more = {}): DiscountGift => ({
  ...{ kind: 'pieces', buy, get, percent: 100, times: 0, on: null },
  ...more,
})
const delivery: DiscountGift = { kind: 'delivery' }

const take = (lines: DiscountedLine[], ...rules: DiscountRule[]) => takeDiscounts(lines, rules, shipping)
const amountsOf = (lines: DiscountedLine[], ...rules: DiscountRule[]) => take(lines, ...rules).map(({ lines }) => lines)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

const groups = ['kurtas', 'sarees', 'festive']
const anyScope = fc.oneof(
  fc.constant(null),
  fc.subarray(groups, { minLength: 1 }).map((ids) => new Set(ids)),
)
const anyPercent = fc.integer({ min: 1, max: 100 })

const anyGift: fc.Arbitrary<DiscountGift> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: anyPercent, most: fc.nat(100_000) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 100_000_000 }) }),
  fc.record({
    kind: fc.constant('pieces' as const),
    buy: fc.integer({ min: 1, max: 4 }),
    get: fc.integer({ min: 1, max: 3 }),
    percent: anyPercent,
    times: fc.nat(3),
    on: anyScope,
  }),
  fc.constant(delivery),
)

const anyLines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 100 }),
      price: fc.integer({ min: 0, max: 1_000_000_000 }),
      gstRate: fc.constantFrom(0, 5, 18),
      weight: fc.nat(50_000),
      groups: fc.subarray(groups),
    }),
    { maxLength: 10 },
  )
  .map((lines) => lines.map((line, index) => ({ ...line, id: `line-${index}`, mrp: line.price })))

const anyRules = fc
  .array(
    fc.record({
      gift: anyGift,
      on: anyScope,
      least: fc.nat(1_000_000),
      pieces: fc.nat(5),
      priority: fc.nat(2),
      combines: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((rules) => rules.map((given, index) => rule(`rule-${index}`, given.gift, given)))

const shuffled = <T>(items: T[], random: Iterator<number>) =>
  items
    .map((item) => ({ item, place: Number(random.next().value) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)

describe('discounts of a bag', () => {
  // Shows B262.
  test('are never above what a line comes to, and the lines of the quote add up to its total', () => {
    fc.assert(
      fc.property(anyLines, anyRules, (lines, rules) => {
        const discounts = takeDiscounts(lines, rules, shipping)
        const quoted = quote(lines, { seller, shipping, discounts }, 'Kerala')
        for (const [index, { amount }] of quoted.lines.entries()) {
          const { price = 0, quantity = 0 } = lines[index] ?? {}
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount + sum(discounts.map(({ lines }) => lines[index] ?? 0))).toBe(price * quantity)
        }
        expect(discounts.flatMap(({ lines }) => lines).every((off) => Number.isSafeInteger(off) && off >= 0)).toBe(true)
        expect(sum(quoted.discounts.map(({ amount }) => amount))).toBe(quoted.discount)
        expect(sum(quoted.lines.map(({ amount }) => amount)) + quoted.shipping).toBe(quoted.total)
      }),
    )
  })

  // Shows B262.
  test('are the same for any order of the lines and of the discounts', () => {
    fc.assert(
      fc.property(anyLines, anyRules, fc.infiniteStream(fc.nat()), (lines, rules, random) => {
        const byLine = (lines: DiscountedLine[], rules: DiscountRule[]) =>
          takeDiscounts(lines, rules, shipping).map(({ lines: off, ...discount }) => ({
            ...discount,
            off: Object.fromEntries(lines.map(({ id }, index) => [id, off[index]])),
          }))
        expect(byLine(shuffled(lines, random), shuffled(rules, random))).toEqual(byLine(lines, rules))
      }),
    )
  })

  // Shows B263.
  test('that do not combine stand alone, and no other of their priority saves more', () => {
    fc.assert(
      fc.property(anyLines, anyRules, (lines, rules) => {
        const totalWith = (rules: DiscountRule[]) =>
          quote(lines, { seller, shipping, discounts: takeDiscounts(lines, rules, shipping) }).total
        const savedBy = (rules: DiscountRule[]) => totalWith([]) - totalWith(rules)
        const taken = takeDiscounts(lines, rules, shipping)
        const own = rules.filter(({ id }) => taken.some((each) => each.id === id))
        if (own.length > 1) expect(own.every(({ combines }) => combines)).toBe(true)
        const highest = Math.max(...own.map(({ priority }) => priority))
        for (const other of rules.filter(({ priority }) => priority === highest))
          expect(savedBy([other])).toBeLessThanOrEqual(savedBy(rules))
        expect(savedBy(rules)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

// Shows B262.
describe('a discount', () => {
  test('of a percentage is rounded to the paisa once, up to its most', () => {
    const lines = [line('a', 3_333), line('b', 6_662)]
    // 10 % of 9995 is 999.5
    expect(amountsOf(lines, rule('TEN', percent(10)))).toEqual([[333, 667]])
    expect(amountsOf(lines, rule('TEN', percent(10, 500)))).toEqual([[167, 333]])
  })

  test('of an amount takes no more than its products come to', () => {
    const lines = [line('a', 10_000, 1, ['kurtas']), line('b', 20_000)]
    const kurtas = { on: new Set(['kurtas']) }
    expect(amountsOf(lines, rule('FLAT', amount(15_000)))).toEqual([[5_000, 10_000]])
    expect(amountsOf(lines, rule('FLAT', amount(15_000), kurtas))).toEqual([[10_000, 0]])
  })

  test('of free delivery is taken where delivery costs something', () => {
    expect(take([line('a', 50_000)], rule('SHIP', delivery))).toMatchObject([{ id: 'SHIP', delivery: true }])
    expect(take([line('a', 99_900)], rule('SHIP', delivery))).toEqual([])
  })

  test.each([
    ['buy 2, get 1 free: the cheapest of three', 2, 1, [3], [20_000]],
    ['buy 2, get 1 free: two are too few', 2, 1, [2], []],
    ['buy 2, get 1 free: two of six', 2, 1, [6], [40_000]],
    ['buy 1, get 2 free: a second bought one is needed for a third', 1, 2, [4], [40_000]],
  ])('%s', (_, buy, get, [quantity = 0], expected) => {
    expect(amountsOf([line('a', 20_000, quantity)], rule('BXGY', pieces(buy, get))).flat()).toEqual(expected)
  })

  test('gives the cheapest pieces, at its percentage, and up to its times', () => {
    const lines = [line('dear', 50_000, 3), line('cheap', 10_000, 2), line('mid', 30_000)]
    expect(amountsOf(lines, rule('B', pieces(1, 1)))).toEqual([[0, 20_000, 30_000]])
    expect(amountsOf(lines, rule('B', pieces(1, 1, { percent: 50 })))).toEqual([[0, 10_000, 15_000]])
    expect(amountsOf(lines, rule('B', pieces(1, 1, { times: 1 })))).toEqual([[0, 10_000, 0]])
  })

  test('gives pieces of other products than are bought', () => {
    const lines = [line('saree', 500_000, 1, ['sarees']), line('blouse', 60_000, 2, ['blouses'])]
    const gift = pieces(1, 1, { on: new Set(['blouses']) })
    expect(amountsOf(lines, rule('BLOUSE', gift, { on: new Set(['sarees']) }))).toEqual([[0, 60_000]])
  })

  test('gives a dearer piece that is not bought where a cheaper one is needed as bought', () => {
    const lines = [line('kurta', 20_000, 2, ['kurtas']), line('dupatta', 30_000)]
    const bought = { on: new Set(['kurtas']) }
    expect(amountsOf(lines, rule('KURTAS', pieces(2, 1), bought))).toEqual([[0, 30_000]])
    const [kurtas = line('', 0), ...others] = lines
    const third = [{ ...kurtas, quantity: 3 }, ...others]
    expect(amountsOf(third, rule('KURTAS', pieces(2, 1), bought))).toEqual([[20_000, 0]])
  })
})

// Shows B263.
describe('of several discounts', () => {
  const lines = [line('a', 100_000)]
  const idsOf = (...rules: DiscountRule[]) => take(lines, ...rules).map(({ id }) => id)

  test('the one that saves most applies, unless another has a higher priority', () => {
    expect(idsOf(rule('ten', percent(10)), rule('twenty', percent(20)))).toEqual(['twenty'])
    expect(idsOf(rule('ten', percent(10), { priority: 1 }), rule('twenty', percent(20)))).toEqual(['ten'])
  })

  test('those that combine apply to what is left, percentages first', () => {
    const both = [rule('flat', amount(10_000), { combines: true }), rule('ten', percent(10), { combines: true })]
    expect(take(lines, ...both).map(({ id, lines }) => [id, ...lines])).toEqual([
      ['ten', 10_000],
      ['flat', 10_000],
    ])
    expect(idsOf(...both, rule('alone', percent(21)))).toEqual(['alone'])
    expect(idsOf(...both, rule('alone', percent(19)))).toEqual(['ten', 'flat'])
  })

  test('none makes an order dearer by ending its free delivery', () => {
    const combines = { combines: true }
    const four = rule('four', percent(4), combines)
    expect(idsOf(four)).toEqual([])
    expect(idsOf(rule('four', percent(4), { priority: 1 }), rule('ten', percent(10)))).toEqual(['ten'])
    expect(idsOf(four, rule('free', delivery, combines))).toEqual(['four', 'free'])
    const idsOfDear = (...rules: DiscountRule[]) => take([line('a', 110_000)], ...rules).map(({ id }) => id)
    expect(idsOfDear(rule('nine', percent(9)), rule('ten', percent(10)))).toEqual(['nine'])
    expect(idsOfDear(rule('nine', percent(9), combines), rule('one', percent(1), combines))).toEqual(['nine'])
  })
})

// Shows B262.
test('a bag lacks an amount, pieces or the right products for a discount', () => {
  const lines = [line('a', 20_000, 2, ['kurtas'])]
  const lacks = (more: Partial<DiscountRule>, gift = percent(10)) => lackingFor(rule('R', gift, more), lines)
  expect(lacks({ least: 90_000 })).toEqual({ is: 'amount', amount: 50_000 })
  expect(lacks({ least: 40_000, pieces: 2 })).toBeUndefined()
  expect(lacks({ pieces: 3 })).toEqual({ is: 'pieces', pieces: 1 })
  expect(lacks({ on: new Set(['sarees']) })).toEqual({ is: 'scope' })
  expect(lacks({}, pieces(4, 1))).toEqual({ is: 'pieces', pieces: 3 })
  expect(lacks({}, pieces(2, 1))).toEqual({ is: 'pieces', pieces: 1 })
  expect(lacks({}, pieces(1, 1))).toBeUndefined()
  expect(lacks({}, pieces(2, 1, { on: new Set(['sarees']) }))).toEqual({ is: 'gift' })
  expect(takeDiscounts(lines, [rule('R', percent(10), { least: 90_000 })], shipping)).toEqual([])
})

// Shows B228.
describe('the rest of an order after a cancellation', () => {
  /** Whether the only discount of these lines is still earned when this many pieces of each are kept. */
  const earns = (lines: DiscountedLine[], given: DiscountRule, ...counts: number[]) => {
    const [taken] = take(lines, given)
    if (!taken?.needs) return true
    const kept = lines.map(({ id, price, quantity }, index) => ({ id, price, quantity, kept: counts[index] ?? 0 }))
    return isStillEarned(taken.needs, kept, taken.delivery)
  }
  const kurta = line('kurta', 20_000, 1, ['kurtas'])
  const scarf = line('scarf', 9_900)

  test('earns a gift while the pieces that earned it are kept', () => {
    const gift = rule('SCARF', pieces(1, 1, { on: new Set(['scarf']) }), { on: new Set(['kurtas']) })
    expect(earns([kurta, scarf], gift, 0, 1)).toBe(false)
    expect(earns([kurta, scarf], gift, 1, 0)).toBe(true)
    const four = [line('a', 10_000, 4)]
    expect([3, 2, 1].map((count) => earns(four, rule('B1G1', pieces(1, 1)), count))).toEqual([false, true, false])
  })

  test('earns a discount while it meets the minimum, or has none of its products', () => {
    const lines = [line('kurta', 20_000, 3, ['kurtas']), scarf]
    const big = rule('BIG', percent(10), { on: new Set(['kurtas']), least: 40_000, pieces: 2 })
    expect(
      [
        [2, 1],
        [1, 1],
        [0, 1],
        [2, 0],
      ].map((counts) => earns(lines, big, ...counts)),
    ).toEqual([true, false, true, true])
    expect(earns(lines, rule('TEN', percent(10)), 1, 0)).toBe(true)
  })

  test('earns free delivery while it holds the products of that discount', () => {
    const free = rule('SHIP', delivery, { on: new Set(['kurtas']) })
    expect(earns([kurta, scarf], free, 0, 1)).toBe(false)
    expect(earns([kurta, scarf], free, 1, 0)).toBe(true)
  })
})
