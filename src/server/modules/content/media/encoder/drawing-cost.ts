import { findReferences, type Reference } from './drawing-references.ts'
import type { Element } from './drawing-tree.ts'
import { pointsOf } from './path-points.ts'
import { tooElaborate } from './too-elaborate.ts'

/** Number of elements drawn, and of corners of their lines. */
type Cost = { drawn: number; corners: number }

/** Maximum nesting of elements, references included. */
const mostDeep = 500

const nothing: Cost = { drawn: 0, corners: 0 }

/**
 * Number of elements drawn: reused elements count each time, patterns and markers once per element that refers to them.
 * @throws Refusal `media.drawing` if an element contains itself
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

  /** Rules from style sheets may match too much, so a cycle through one is not an error. */
  const isAround = (id: string) => byId.get(id)?.some((element) => known.get(element) === 'being counted')

  /** Duplicate ids: assume the most expensive element. */
  function worst(id: string, depth: number): Cost {
    const costs = (byId.get(id) ?? []).map((element) => (isGradient(element) ? nothing : costOf(element, depth)))
    return costs.reduce((one, other) => (other.drawn > one.drawn ? other : one), nothing)
  }

  return costOf(root, 0).drawn
}

/** A gradient adds no drawn element; its colours have their own limit. */
const isGradient = ({ name }: Element) => name.endsWith('Gradient')

function add(cost: Cost, more: Cost, times = 1): void {
  cost.drawn += more.drawn * times
  cost.corners += more.corners * times
}
