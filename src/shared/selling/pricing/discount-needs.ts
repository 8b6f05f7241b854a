import { sumOf } from '../orders/pieces.ts'
import { type DiscountedLine, type DiscountRule, type DiscountScope, isIn, lackingFor } from './discount-rules.ts'
import { givenOf } from './free-pieces.ts'
import type { DiscountNeeds } from './quote.ts'

/** The condition to keep a discount on these lines; undefined if no cancellation can break it. */
export function needsOf({ gift, on, least, pieces }: DiscountRule, lines: DiscountedLine[]): DiscountNeeds | undefined {
  const needs = { least, pieces, on: idsIn(on, lines) }
  if (gift.kind === 'pieces') {
    const { buy, get, times } = gift
    const counts = givenOf(lines, { buy, get, times, on: gift.on, bought: on })
    const given = Object.fromEntries(lines.flatMap(({ id }, index) => (counts[index] ? [[id, counts[index]]] : [])))
    return { ...needs, gives: { buy, get, times, on: idsIn(gift.on, lines), given } }
  }
  const isFree = least === 0 && pieces <= 1 && (gift.kind !== 'delivery' || on === null)
  return isFree ? undefined : needs
}

/** Sorted: the order of the lines must not matter. */
const idsIn = (scope: DiscountScope, lines: DiscountedLine[]): DiscountNeeds['on'] =>
  scope === null ? null : lines.flatMap((line) => (isIn(scope, line) ? [line.id] : [])).toSorted()

/** Ordered and kept pieces of a line, or of several lines of one variant. */
export type KeptLine = { id: string; price: number; quantity: number; kept: number }

/**
 * Whether the kept lines still meet the condition of a discount. Also true if they keep nothing of the discount.
 * @param freesDelivery the discount made delivery free
 */
export function isStillEarned(needs: DiscountNeeds, lines: KeptLine[], freesDelivery: boolean): boolean {
  const kept = lines.flatMap(({ id, price, kept }) => (kept > 0 ? [{ id, price, quantity: kept, groups: [id] }] : []))
  const on = scopeOf(needs.on)
  const { gives } = needs
  const gifts = sumOf(lines, ({ id, quantity, kept }) => ((gives?.given[id] ?? 0) * kept) / quantity)
  const isKept = gives ? gifts > 0 : freesDelivery || kept.some((line) => isIn(on, line))
  if (!isKept) return true
  if (lackingFor({ ...needs, on, gift: { kind: 'delivery' } }, kept) !== undefined) return false
  if (!gives) return true
  const { buy, get, times } = gives
  return gifts <= sumOf(givenOf(kept, { buy, get, times, on: scopeOf(gives.on), bought: on }), (count) => count)
}

const scopeOf = (ids: DiscountNeeds['on']): DiscountScope => ids && new Set(ids)
