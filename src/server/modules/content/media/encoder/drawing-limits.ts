import { drawnOf } from './drawing-cost.ts'
import { type Element, elementsIn, treeOf } from './drawing-tree.ts'
import { pointsOf } from './path-points.ts'
import { moreThan } from './too-elaborate.ts'

/**
 * Limits above what people's drawings need. They reject abuse at once with a clear reason; a drawing within them may still
 * exceed the encoder's time or memory and is refused then.
 */
export const most = {
  elements: 20_000,
  attributes: 100_000,
  /** Nesting of elements. */
  depth: 100,
  /** Reused elements count each time. */
  drawn: 100_000,
  /** Per line. */
  points: 50_000,
  /** Per line. */
  dashes: 64,
  letters: 20_000,
  rules: 2_000,
  /** Per gradient. */
  colours: 256,
} as const

/** By element name. */
const mostOf = new Map(
  Object.entries({
    linearGradient: 2_000,
    radialGradient: 2_000,
    clipPath: 2_000,
    use: 5_000,
    mask: 200,
    pattern: 100,
    marker: 100,
  }),
)

const unseen = new Set(['style', 'title', 'desc'])

/**
 * @param cleaned output of `cleanDrawing`
 * @throws Refusal `media.drawing`
 */
export function holdToLimits(cleaned: string): void {
  const root = treeOf(cleaned, most.depth)
  const elements = [...elementsIn(root)]
  for (const [name, all] of Map.groupBy(elements, ({ name }) => name)) {
    const limit = mostOf.get(name)
    if (limit !== undefined && all.length > limit) throw moreThan(limit, `elements “${name}”`)
  }
  for (const element of elements) holdElement(element)
  const letters = elements.reduce((sum, { name, text }) => sum + (unseen.has(name) ? 0 : text.trim().length), 0)
  if (letters > most.letters) throw moreThan(most.letters, 'letters')
  const sheets = elements.filter(({ name }) => name === 'style').map(({ text }) => text)
  holdSheets(sheets)
  if (drawnOf(root, elements, sheets) > most.drawn)
    throw moreThan(most.drawn, 'elements, with those that are used again counted each time')
}

function holdElement(element: Element): void {
  const { name, attributes, children } = element
  if (pointsOf(element).points > most.points) throw moreThan(most.points, 'points in one line')
  holdDashes(attributes.get('stroke-dasharray') ?? '')
  holdDashesOf(attributes.get('style') ?? '')
  if (name.endsWith('Gradient') && children.length > most.colours)
    throw moreThan(most.colours, 'colours in one gradient')
}

function holdSheets(sheets: string[]): void {
  const rules = sheets.reduce((sum, css) => sum + css.split('{').length - 1, 0)
  if (rules > most.rules) throw moreThan(most.rules, 'rules in its style sheets')
  sheets.forEach(holdDashesOf)
}

function holdDashesOf(declarations: string): void {
  for (const [, dashes = ''] of declarations.matchAll(/stroke-dasharray\s*:([^;}]*)/gi)) holdDashes(dashes)
}

function holdDashes(dashes: string): void {
  if (dashes.split(/[\s,]+/).length > most.dashes) throw moreThan(most.dashes, 'dashes in one line')
}
