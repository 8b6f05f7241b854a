import { type DiscountedLine, type DiscountRule, type DiscountScope, isIn, lackingFor } from './discount-rules.ts'
import { givenOf } from './free-pieces.ts'
import { sumOf } from './pieces.ts'
import type { DiscountNeeds } from './quote.ts'

/** The condition of a discount of these lines, by their ids; undefined if it has none that could be missed later. */
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

/** In an order that does not depend on that of the lines. */
const idsIn = (scope: DiscountScope, lines: DiscountedLine[]): DiscountNeeds['on'] =>
  scope === null ? null : lines.flatMap((line) => (isIn(scope, line) ? [line.id] : [])).toSorted()

/** The pieces of a line, or of lines alike, and those that would be kept. */
export type KeptLine = { id: string; price: number; quantity: number; kept: number }

/**
 * Whether what is kept of an order still has what a discount needs. True as well where nothing of the discount is kept.
 * @param freesDelivery the discount took the delivery off
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
