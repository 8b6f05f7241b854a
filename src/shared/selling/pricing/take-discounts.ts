import { needsOf } from './discount-needs.ts'
import { type DiscountedLine, type DiscountRule, isIn, lackingFor } from './discount-rules.ts'
import { pieceAmounts } from './free-pieces.ts'
import type { TakenDiscount } from './quote.ts'
import { type ShippingRules, shippingCharge } from './shipping-charge.ts'
import { spread } from './spread.ts'

/**
 * The discounts that a bag has (B262, B263). Those that combine apply one after another, each to what the ones before left; one
 * that does not combine stands alone. Of what is possible the highest priority counts, then what saves most, with the delivery that is
 * charged then; what would make the order dearer is not taken. The order of the lines and of the rules does not matter.
 */
export function takeDiscounts(
  lines: DiscountedLine[],
  rules: DiscountRule[],
  shipping: ShippingRules,
): TakenDiscount[] {
  const gross = lines.map(({ price, quantity }) => price * quantity)
  const possible = rules.filter((rule) => lackingFor(rule, lines) === undefined).sort(inTurn)
  // One alone may save more than all that combine: together they may end free delivery.
  const stacks = [possible.filter(({ combines }) => combines), ...possible.map((rule) => [rule])]
  const [best] = stacks
    .map((stack) => takeInTurn(lines, gross, stack, shipping))
    .filter(({ saved }) => saved > 0)
    .sort(byWorth)
  return best?.taken ?? []
}

type Stack = { taken: TakenDiscount[]; priority: number; saved: number; key: string }

const byWorth = (a: Stack, b: Stack) => b.priority - a.priority || b.saved - a.saved || compare(a.key, b.key)

/** Percentages before amounts: they are of more then. */
const turns = { pieces: 0, percent: 1, amount: 2, delivery: 3 } as const

const inTurn = (a: DiscountRule, b: DiscountRule) =>
  b.priority - a.priority || turns[a.gift.kind] - turns[b.gift.kind] || compare(a.id, b.id)

/** Discounts that take nothing are left out. */
function takeInTurn(lines: DiscountedLine[], gross: number[], rules: DiscountRule[], shipping: ShippingRules): Stack {
  const left = [...gross]
  const taken: TakenDiscount[] = []
  let priority = Number.NEGATIVE_INFINITY
  const take = (rule: DiscountRule, off: number[], delivery: boolean) => {
    const { id, code, reason } = rule
    const needs = needsOf(rule, lines)
    taken.push({ id, code, reason, lines: off, delivery, ...(needs && { needs }) })
    priority = Math.max(priority, rule.priority)
  }
  for (const rule of rules) {
    if (rule.gift.kind === 'delivery') continue
    const off = amountsOff(lines, left, rule)
    if (sum(off) === 0) continue
    for (const [index, amount] of off.entries()) left[index] = (left[index] ?? 0) - amount
    take(rule, off, false)
  }
  const items = sum(gross)
  const weight = sum(lines.map(({ weight, quantity }) => weight * quantity))
  const chargeAt = (value: number) => shippingCharge(shipping, { items, value, weight })
  const charge = chargeAt(sum(left))
  const freeing = charge > 0 ? rules.find(({ gift }) => gift.kind === 'delivery') : undefined
  if (freeing)
    take(
      freeing,
      lines.map(() => 0),
      true,
    )
  const saved = items - sum(left) + chargeAt(items) - (freeing ? 0 : charge)
  return { taken, priority, saved, key: taken.map(({ id }) => id).join() }
}

/** Amounts that a rule takes off what is left of each line. */
function amountsOff(lines: DiscountedLine[], left: number[], { gift, on }: DiscountRule): number[] {
  if (gift.kind === 'pieces') return pieceAmounts(lines, left, { ...gift, bought: on })
  const meant = lines.flatMap((line, index) => {
    const weight = left[index] ?? 0
    return weight > 0 && isIn(on, line) ? [{ key: line.id, weight, index }] : []
  })
  const off = lines.map(() => 0)
  const amount = amountOf(gift, sum(meant.map(({ weight }) => weight)))
  if (amount === 0) return off
  for (const [place, share] of spread(amount, meant).entries()) off[meant[place]?.index ?? 0] = share
  return off
}

function amountOf(gift: DiscountRule['gift'], whole: number): number {
  if (gift.kind === 'percent') return Math.min(whole, percentOf(whole, gift))
  return gift.kind === 'amount' ? Math.min(whole, gift.amount) : 0
}

/** To the nearest paisa. */
function percentOf(whole: number, { percent, most }: { percent: number; most: number }): number {
  const amount = Math.round((whole * percent) / 100)
  return most > 0 ? Math.min(amount, most) : amount
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
