import sanitizeHtml from 'sanitize-html'
import { refusal } from '../../../../platform/refusal.ts'
import { holdToLimits, most } from './drawing-limits.ts'
import { drawingAttributes, drawingElements } from './drawing-parts.ts'
import { asText, fromText } from './entities.ts'
import { safeCss, safeValue } from './safe-css.ts'
import { moreThan, tooElaborate } from './too-elaborate.ts'

/** Under this name a style sheet passes through the sanitiser as plain text, which it leaves raw under its own. */
const sheet = 'css-text'

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'

/** Where text is shown, or styles; a link's text stays when the link goes. */
const textual = new Set(['text', 'tspan', 'textPath', 'a', 'title', 'desc', 'style', sheet])

const options: sanitizeHtml.IOptions = {
  parser: { xmlMode: true },
  allowedTags: [...drawingElements, sheet],
  allowedAttributes: { '*': [...drawingAttributes] },
  // What is inside these is no part of the drawing.
  nonTextTags: ['script', 'foreignObject', 'metadata', 'iframe', 'object', 'embed', 'audio', 'video'],
  textFilter: (text, tagName) => (textual.has(tagName) ? text : ''),
  parseStyleAttributes: false,
}

/**
 * An SVG with nothing in it but the drawing: no script, event handler, foreign content, address outside itself, document
 * type, entity or filter. Pictures reach browsers as pixels anyway (`serve-media`); this keeps the original harmless as well.
 * @returns the drawing, or undefined when there is none
 * @throws Refusal `media.embedded` when it holds a photo, which would be missing from it; `media.drawing` when it has more of
 * anything than drawings have
 */
export function cleanDrawing(text: string): string | undefined {
  holdTags(text)
  const cleaned = sanitizeHtml(text, { ...options, transformTags: { '*': countingTags() } })
  const [root] = /<svg[\s>][\s\S]*<\/svg>/.exec(cleaned) ?? []
  if (!root) return undefined
  const drawing = withNamespaces(root)
    .replace(/<css-text>([^<]*)<\/css-text>/g, (_, css: string) => `<style>${asText(safeCss(fromText(css)))}</style>`)
    .replace(/<\/?css-text[^>]*>/g, '')
  holdToLimits(drawing)
  return drawing
}

/** Before anything takes the text apart: the parser takes ever longer over each element within so many others. */
function holdTags(text: string): void {
  let depth = 0
  let tags = 0
  for (const [, end, isWhole] of text.matchAll(/<(\/?)[A-Za-z_][^<>]*?(\/?)>/g)) {
    if (end) depth = Math.max(depth - 1, 0)
    else tags++
    if (!end && !isWhole) depth++
    if (tags > most.elements) throw moreThan(most.elements, 'elements')
    if (depth > most.depth) throw tooElaborate(`its elements lie more than ${most.depth} deep within each other`)
  }
}

/** Makes each element safe as it comes, and stops when there are too many; what the text looked like is no proof. */
function countingTags(): sanitizeHtml.Transformer {
  let elements = 0
  let attributes = 0
  return (tagName, given) => {
    elements++
    attributes += Object.keys(given).length
    if (elements > most.elements) throw moreThan(most.elements, 'elements')
    if (attributes > most.attributes) throw moreThan(most.attributes, 'attributes')
    if (/(^|:)(fe)?image$/i.test(tagName) && Object.entries(given).some(isPhoto))
      throw refusal('media.embedded', { field: 'file' })
    return { tagName: tagName === 'style' ? sheet : tagName, attribs: safe(tagName, given) }
  }
}

function isPhoto([name, value]: [string, string]): boolean {
  return /(^|:)href$/i.test(name) && /^\s*data:/i.test(value)
}

/** The namespaces are ours to state: a document may have named them through an entity, or not at all. */
function withNamespaces(root: string): string {
  return root.replace('<svg', `<svg xmlns="${svgNamespace}" xmlns:xlink="${xlinkNamespace}"`)
}

function safe(tagName: string, attribs: Record<string, string>): Record<string, string> {
  if (tagName === 'style') return {}
  return Object.fromEntries(
    Object.entries(attribs).flatMap(([name, value]) => {
      const safe = /^(xlink:)?href$/.test(name) ? ownHref(value) : safeValue(name, value)
      // An empty one would be written without its value, which XML does not take.
      return safe ? [[name, safe]] : []
    }),
  )
}

/** Only a part of the drawing itself may be named. */
function ownHref(value: string): string | undefined {
  return /^\s*#[^\s"'<>]+\s*$/.test(value) ? value.trim() : undefined
}
