import { mapOf } from './drawn.tsx'
import { itemAt, type Written, writtenAt } from './source-map.ts'

type Point = { x: number; y: number }

/** The target at a point of the canvas: a section, an editable text, a list item. */
export type Hit = { id: string; written: Written | undefined; item: (string | number)[] | undefined }

/** Tolerance around a text for a press, CSS px. */
const nearby = 5

/** @param component Puck's element around a section, whose contents do not take the pointer */
export function hitAt(component: Element, point: Point): Hit | undefined {
  const shown = component.querySelector<HTMLElement>('.builder-section')
  const id = shown?.dataset.section
  const map = shown && mapOf(shown)
  if (!id || !map) return undefined
  const stack = stackAt(component, point).filter((element) => shown.contains(element))
  const texts = stack.flatMap((element) => textsOf(element).filter((text) => isAt(text, point)))
  const nodes = [...texts, ...stack]
  const written = firstOf(nodes, (node) => writtenAt(map, shown, node))
  return { id, written, item: firstOf(stack, (element) => itemAt(map, shown, element)) }
}

/** All elements at a point, topmost first. */
function stackAt(component: Element, { x, y }: Point): Element[] {
  component.setAttribute('data-probe', '')
  const stack = component.ownerDocument.elementsFromPoint(x, y)
  component.removeAttribute('data-probe')
  return stack
}

const textsOf = (element: Element) =>
  [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE) as Text[]

function isAt(text: Text, { x, y }: Point): boolean {
  return rectsOf(text).some(
    ({ left, right, top, bottom }) =>
      x >= left - nearby && x <= right + nearby && y >= top - nearby && y <= bottom + nearby,
  )
}

/** Character offset of a point within the text. */
export function offsetAt(text: Text, { x, y }: Point): number {
  let [best, distance] = [text.length, Number.POSITIVE_INFINITY]
  for (let at = 0; at < text.length; at++) {
    for (const { left, right, top, bottom, width } of rectsOf(text, at, at + 1)) {
      if (width === 0) continue
      const aside = Math.max(left - x, x - right, 0)
      const above = Math.max(top - y, y - bottom, 0)
      // Any other line ranks below every character on the same line.
      const away = aside + above * 1_000
      if (away >= distance) continue
      distance = away
      best = x < (left + right) / 2 ? at : at + 1
    }
  }
  return best
}

function rectsOf(text: Text, from = 0, to = text.length): DOMRect[] {
  const range = text.ownerDocument.createRange()
  range.setStart(text, from)
  range.setEnd(text, to)
  return [...range.getClientRects()]
}

function firstOf<From, To>(all: From[], find: (one: From) => To | undefined): To | undefined {
  for (const one of all) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}
