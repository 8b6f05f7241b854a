import sanitizeHtml from 'sanitize-html'
import { articleOf, articleParts, attributesOf, figureAttributes, figureOf } from '../../shared/content/blog/article.ts'
import { safeHref } from '../../shared/content/pages/links.ts'
import { marksIn, mostMarks } from '../../shared/content/texts/rich-text.ts'
import { withoutControls } from '../../shared/text.ts'

const allowedTags = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'a',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'hr',
  'code',
]

const allowed: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    a: (tagName, { href }) => {
      const safe = safeHref(href ?? '')
      const outward: Record<string, string> = safe?.startsWith('http')
        ? { target: '_blank', rel: 'noopener noreferrer' }
        : {}
      return { tagName, attribs: safe ? { href: safe, ...outward } : {} }
    },
  },
}

/**
 * HTML restricted to the elements allowed in rich text. The parser's time grows with nesting depth, so a text with more markup
 * than any field accepts (possible in a draft) is stripped of all elements.
 */
export function sanitise(html: string): string {
  return clean(html, allowed)
}

/** Control characters may also be written as entities, which the parser decodes (B170). */
const clean = (html: string, options: sanitizeHtml.IOptions) =>
  marksIn(html, mostMarks) > mostMarks ? html.replace(/<[^>]*>?/g, '') : withoutControls(sanitizeHtml(html, options))

const allowedInArticle: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [...allowedTags, 'cite', 'table', 'tbody', 'tr', 'th', 'td', 'figure'],
  allowedAttributes: { ...allowed.allowedAttributes, figure: [...figureAttributes] },
  transformTags: {
    ...allowed.transformTags,
    // A figure without a valid reference is removed; its text stays.
    figure: (tagName, given) => {
      const figure = figureOf(given)
      return figure ? { tagName, attribs: attributesOf(figure) } : { tagName: 'removed', attribs: {} }
    },
  },
}

/** Like `sanitise`, for an article, which may also have tables, quotes with a source, and empty figures on their own (B111). */
export function sanitiseArticle(html: string): string {
  return articleOf(articleParts(clean(html, allowedInArticle)))
}
