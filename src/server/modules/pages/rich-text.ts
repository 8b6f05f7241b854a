import sanitizeHtml from 'sanitize-html'
import type { z } from 'zod'
import { type Field, fieldsOf } from '../../../sections/define/fields.ts'
import { safeHref } from '../../../shared/links.ts'

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

/** Sanitises every rich-text field of a section's properties. */
export function cleanRichText(schema: z.ZodType, props: unknown): unknown {
  return clean(fieldsOf(schema), props)
}

function clean(fields: Field[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => {
    const field = fields.find((candidate) => candidate.name === name)
    if (field?.control === 'rich-text' && typeof inner === 'string') return [name, sanitise(inner)]
    if (!field?.fields) return [name, inner]
    const nested = field.fields
    return [name, Array.isArray(inner) ? inner.map((item) => clean(nested, item)) : clean(nested, inner)]
  })
  return Object.fromEntries(entries)
}
