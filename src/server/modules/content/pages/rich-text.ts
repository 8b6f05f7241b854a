import type { z } from 'zod'
import { type Field, fieldsOf } from '../../../../sections/define/fields.ts'
import { sanitise } from '../../../platform/sanitise.ts'

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
