import { fromText } from './entities.ts'
import { tooElaborate } from './too-elaborate.ts'

/** An element of a cleaned SVG, with its children. */
export type Element = { name: string; attributes: Map<string, string>; children: Element[]; text: string }

/**
 * Parses a cleaned SVG. Our sanitiser wrote it, so every element is closed and every value is quoted and contains no angle
 * bracket.
 * @throws Refusal `media.drawing` if elements are nested deeper than `mostDeep`
 */
export function treeOf(cleaned: string, mostDeep: number): Element {
  const root: Element = { name: '', attributes: new Map(), children: [], text: '' }
  const open = [root]
  for (const [, text = '', end, name = '', attributes = ''] of cleaned.matchAll(
    /([^<]*)<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*>/g,
  )) {
    const around = open.at(-1) ?? root
    around.text += fromText(text)
    if (end) {
      open.pop()
      continue
    }
    const element: Element = { name, attributes: attributesOf(attributes), children: [], text: '' }
    around.children.push(element)
    open.push(element)
    if (open.length > mostDeep) throw tooElaborate(`its elements lie more than ${mostDeep} deep within each other`)
  }
  return root
}

/** The element and all its descendants. */
export function* elementsIn(element: Element): Generator<Element> {
  yield element
  for (const child of element.children) yield* elementsIn(child)
}

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(/([\w:-]+)="([^"]*)"/g)
  return new Map([...found].map(([, name = '', value = '']) => [name, fromText(value)]))
}
