import sanitizeHtml from 'sanitize-html'
import { safeHref } from '../../shared/content/links.ts'
import { marksIn, mostMarks } from '../../shared/content/rich-text.ts'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
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
  ],
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
  return marksIn(html, mostMarks) > mostMarks ? html.replace(/<[^>]*>?/g, '') : sanitizeHtml(html, allowed)
}
