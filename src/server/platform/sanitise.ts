import sanitizeHtml from 'sanitize-html'
import { safeHref } from '../../shared/content/links.ts'

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

/** More than any field takes. The parser takes ever longer over elements within elements, in a draft that is not right too. */
const longest = 100_000

/** HTML of the few elements that rich text may hold; everything else is taken out, and every element of what is too long. */
export function sanitise(html: string): string {
  return html.length > longest ? html.replace(/<[^>]*>?/g, '') : sanitizeHtml(html, allowed)
}
