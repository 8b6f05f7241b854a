import { findReferences, type Reference } from './drawing-references.ts'
import type { Element } from './drawing-tree.ts'
import { pointsOf } from './path-points.ts'
import { tooElaborate } from './too-elaborate.ts'

/** Elements that are drawn, and corners of their lines. */
type Cost = { drawn: number; corners: number }

/** Elements within elements, through what they refer to. */
const mostDeep = 500

const nothing: Cost = { drawn: 0, corners: 0 }

/**
 * How many elements are drawn, what is used again each time, and what fills or marks others with each of them.
 * @throws Refusal `media.drawing` where something contains itself
 */
export function drawnOf(root: Element, elements: Element[], sheets: string[]): number {
  const byId = Map.groupBy(elements, ({ attributes }) => attributes.get('id'))
  const referencesOf = findReferences(sheets)
  const known = new Map<Element, Cost | 'being counted'>()

  function costOf(element: Element, depth: number): Cost {
    const before = known.get(element)
    if (before === 'being counted') throw tooElaborate('a part of it contains itself')
    if (before) return before
    if (depth > mostDeep) throw tooElaborate(`its parts lie more than ${mostDeep} deep within each other`)
    known.set(element, 'being counted')
    const cost = { drawn: 1, corners: pointsOf(element).corners }
    for (const child of element.children) add(cost, costOf(child, depth + 1))
    const { own, ruled } = referencesOf(element)
    const used = [...own, ...ruled.filter(({ id }) => !isAround(id))].map(costOfUse)
    for (const { how, cost: one } of used) if (how === 'once') add(cost, one)
    const { drawn, corners } = cost
    for (const { how, cost: one } of used) if (how !== 'once') add(cost, one, how === 'corners' ? corners : drawn)
    known.set(element, cost)
    return cost

    function costOfUse({ id, how }: Reference): { how: Reference['how']; cost: Cost } {
      return { how, cost: worst(id, depth + 1) }
    }
  }

  /** A rule that seems to be about an element may be about another one. */
  const isAround = (id: string) => byId.get(id)?.some((element) => known.get(element) === 'being counted')

  /** Several elements may have the same id, and which of them is meant is not for us to say. */
  function worst(id: string, depth: number): Cost {
    const costs = (byId.get(id) ?? []).map((element) => (isGradient(element) ? nothing : costOf(element, depth)))
    return costs.reduce((one, other) => (other.drawn > one.drawn ? other : one), nothing)
  }

  return costOf(root, 0).drawn
}

/** It is no element more that something is filled with: its colours are counted by themselves. */
const isGradient = ({ name }: Element) => name.endsWith('Gradient')

function add(cost: Cost, more: Cost, times = 1): void {
  cost.drawn += more.drawn * times
  cost.corners += more.corners * times
}
