import { marksIn, type Source, unmarked, type Writing, wholeContents, wholeMark } from './marks.ts'

/** A text on the canvas that can be typed in: where it comes from, and the node that shows it. */
export type Written = { path: Source['path']; label: string; writing: Writing; node: Text | HTMLElement }

/** A section's HTML, drawn with marked properties, beside the one on the canvas; both are made by the same view. */
export type SourceMap = { root: Element; sources: Source[] }

export function sourceMap(html: string, sources: Source[]): SourceMap {
  const template = document.createElement('template')
  template.innerHTML = `<div>${html}</div>`
  const root = template.content.firstElementChild ?? document.createElement('div')
  // React puts first what the document's head is to load.
  for (const link of root.querySelectorAll(':scope > link')) link.remove()
  return { root, sources }
}

/** The owner's text that this node shows or stands in: a text that is the whole of it, or rich text around it. */
export function writtenAt({ root, sources }: SourceMap, shown: Element, node: Node): Written | undefined {
  if (node.nodeType === Node.TEXT_NODE && node.parentElement) {
    const twin = counterpart(root, shown, node.parentElement)
    const text = twin && textsOf(twin)[textsOf(node.parentElement).indexOf(node as Text)]
    const index = text && unmarked(text.data) === (node as Text).data ? wholeMark(text.data) : undefined
    const source = index === undefined ? undefined : sources[index]
    // CSS may transform the text, to capitals for example.
    const written = source?.value === (node as Text).data ? writtenFrom(source, node as Text) : undefined
    if (written && written.writing !== 'rich') return written
  }
  for (let element = elementOf(node); element && element !== shown; element = element.parentElement) {
    const twin = counterpart(root, shown, element)
    const index = twin && wholeContents(textAt(twin.firstChild), textAt(twin.lastChild))
    if (index === undefined || twin === undefined || unmarked(twin.innerHTML) !== element.innerHTML) continue
    const written = writtenFrom(sources[index], element as HTMLElement)
    if (written?.writing === 'rich') return written
  }
  return undefined
}

/** The item of a list that this node stands in: the nearest part of the section around it that shows one item alone. */
export function itemAt({ root, sources }: SourceMap, shown: Element, node: Node): Source['path'] | undefined {
  for (let element = elementOf(node); element; element = element.parentElement) {
    const twin = counterpart(root, shown, element)
    const paths = twin ? marksIn(twin.outerHTML).flatMap((index) => (sources[index] ? [sources[index].path] : [])) : []
    if (paths.length > 0) return itemOf(paths.reduce(shared))
    if (element === shown) return undefined
  }
  return undefined
}

/** The item that a path leads into; undefined where it leads into none. */
export function itemOf(path: Source['path']): Source['path'] | undefined {
  const at = path.findLastIndex((step) => typeof step === 'number')
  return at < 0 ? undefined : path.slice(0, at + 1)
}

const shared = (one: Source['path'], other: Source['path']) => {
  const end = one.findIndex((step, at) => step !== other[at])
  return end < 0 ? one : one.slice(0, end)
}

function writtenFrom(source: Source | undefined, node: Text | HTMLElement): Written | undefined {
  return source?.writing && { path: source.path, label: source.label, writing: source.writing, node }
}

/** The element at the same place; undefined where the two differ on the way there. */
function counterpart(root: Element, shown: Element, element: Element): Element | undefined {
  if (element === shown) return root
  const { parentElement: parent } = element
  const twin = parent && counterpart(root, shown, parent)?.children[[...parent.children].indexOf(element)]
  return twin?.tagName === element.tagName ? twin : undefined
}

/** React keeps texts apart, and shows none for an empty one where the HTML is made of text. */
const textsOf = (element: Element) =>
  [...element.childNodes].filter((node): node is Text => node.nodeType === Node.TEXT_NODE && node.nodeValue !== '')

const textAt = (node: Node | null) => (node?.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '')

const elementOf = (node: Node) => (node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement)
