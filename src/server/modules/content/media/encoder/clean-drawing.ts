import sanitizeHtml from 'sanitize-html'
import { refusal } from '../../../../platform/refusal.ts'
import { holdToLimits, most } from './drawing-limits.ts'
import { drawingAttributes, drawingElements } from './drawing-parts.ts'
import { asText, fromText } from './entities.ts'
import { safeCss, safeValue } from './safe-css.ts'
import { moreThan, tooElaborate } from './too-elaborate.ts'

/** Style sheets pass through the sanitiser as text under this name; under `style` it would leave them raw. */
const sheet = 'css-text'

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'

/** Elements whose text is kept. A link's text stays when the link is removed. */
const textual = new Set(['text', 'tspan', 'textPath', 'a', 'title', 'desc', 'style', sheet])

const options: sanitizeHtml.IOptions = {
  parser: { xmlMode: true },
  allowedTags: [...drawingElements, sheet],
  allowedAttributes: { '*': [...drawingAttributes] },
  // The content of these elements is dropped with them.
  nonTextTags: ['script', 'foreignObject', 'metadata', 'iframe', 'object', 'embed', 'audio', 'video'],
  textFilter: (text, tagName) => (textual.has(tagName) ? text : ''),
  parseStyleAttributes: false,
}

/**
 * Sanitises an SVG: removes script, event handlers, foreign content, external addresses, document type, entities and filters.
 * Browsers get the image as pixels anyway (`serve-media`); this keeps the original harmless too.
 * @returns the SVG, or undefined if the text has none
 * @throws Refusal `media.embedded` if it embeds a photo, which would be missing; `media.drawing` if it exceeds a limit
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

/** Checked before parsing: the parser's time per element grows with its depth. */
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

/** Sanitises each element as it is parsed and stops at the limit. Counting in the text (`holdTags`) alone could be fooled. */
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

/** Namespaces are written anew: a document may have declared them through an entity, or not at all. */
function withNamespaces(root: string): string {
  return root.replace('<svg', `<svg xmlns="${svgNamespace}" xmlns:xlink="${xlinkNamespace}"`)
}

function safe(tagName: string, attribs: Record<string, string>): Record<string, string> {
  if (tagName === 'style') return {}
  return Object.fromEntries(
    Object.entries(attribs).flatMap(([name, value]) => {
      const safe = /^(xlink:)?href$/.test(name) ? ownHref(value) : safeValue(name, value)
      // An empty attribute would be written without its value, which is invalid XML.
      return safe ? [[name, safe]] : []
    }),
  )
}

/** Only references within the drawing are allowed. */
function ownHref(value: string): string | undefined {
  return /^\s*#[^\s"'<>]+\s*$/.test(value) ? value.trim() : undefined
}
