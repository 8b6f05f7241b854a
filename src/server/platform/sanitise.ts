import sanitizeHtml from 'sanitize-html'
import { articleOf, articleParts, attributesOf, figureAttributes, figureOf } from '../../shared/content/article.ts'
import { safeHref } from '../../shared/content/links.ts'
import { marksIn, mostMarks } from '../../shared/content/rich-text.ts'

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
 * HTML of the few elements that rich text may hold; everything else is taken out. The parser takes ever longer over
 * elements within elements, so of what has more of them than any field takes (a draft may) all are taken out.
 */
export function sanitise(html: string): string {
  return clean(html, allowed)
}

const clean = (html: string, options: sanitizeHtml.IOptions) =>
  marksIn(html, mostMarks) > mostMarks ? html.replace(/<[^>]*>?/g, '') : sanitizeHtml(html, options)

const allowedInArticle: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [...allowedTags, 'cite', 'table', 'tbody', 'tr', 'th', 'td', 'figure'],
  allowedAttributes: { ...allowed.allowedAttributes, figure: [...figureAttributes] },
  transformTags: {
    ...allowed.transformTags,
    // One that names nothing is no figure: its element goes, its words stay.
    figure: (tagName, given) => {
      const figure = figureOf(given)
      return figure ? { tagName, attribs: attributesOf(figure) } : { tagName: 'removed', attribs: {} }
    },
  },
}

/** The same for an article, which may hold tables, who said a quote, and figures that stand by themselves and hold nothing (B111). */
export function sanitiseArticle(html: string): string {
  return articleOf(articleParts(clean(html, allowedInArticle)))
}
