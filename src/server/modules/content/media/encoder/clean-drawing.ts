import sanitizeHtml from 'sanitize-html'
import { refusal } from '../../../platform/refusal.ts'
import { drawingAttributes, drawingElements } from './drawing-parts.ts'
import { safeCss, safeValue } from './safe-css.ts'

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
  nestingLimit: 100,
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName: tagName === 'style' ? sheet : tagName, attribs: safe(tagName, attribs) }),
  },
}

/**
 * An SVG with nothing in it but the drawing: no script, event handler, foreign content, address outside itself, document
 * type or entity. Pictures reach browsers as pixels anyway (`serve-media`); this keeps the original harmless as well.
 * @returns the drawing, or undefined when there is none
 * @throws Refusal `media.embedded` when it holds a photo, which would be missing from it
 */
export function cleanDrawing(text: string): string | undefined {
  if (/<image\b[^<>]*href\s*=\s*["']\s*data:image\//i.test(text)) throw refusal('media.embedded', { field: 'file' })
  if (isTooDeep(text)) return undefined
  const cleaned = sanitizeHtml(text, options)
  const [root] = /<svg[\s>][\s\S]*<\/svg>/.exec(cleaned) ?? []
  if (!root) return undefined
  return withNamespaces(root)
    .replace(/<css-text>([^<]*)<\/css-text>/g, (_, css: string) => `<style>${asText(safeCss(fromText(css)))}</style>`)
    .replace(/<\/?css-text[^>]*>/g, '')
}

/** No drawing comes near it, and the parser takes ever longer over each element within so many others. */
const deepest = 5_000

function isTooDeep(text: string): boolean {
  let depth = 0
  for (const [, ends, isWhole] of text.matchAll(/<(\/?)\w[^<>]*?(\/?)>/g)) {
    if (ends) depth--
    else if (!isWhole) depth++
    if (depth > deepest) return true
  }
  return false
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

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

function fromText(text: string): string {
  return text.replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
}

function asText(css: string): string {
  return css.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
