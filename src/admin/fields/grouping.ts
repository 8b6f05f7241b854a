import type { z } from 'zod'
import { type Field, fieldsOf } from '../../sections/define/fields.ts'
import { perObject } from '../../shared/per-object.ts'
import { recordOf } from './change.ts'

export type Groups = { content: Field[]; appearance: Field[] }

/** A section's fields, grouped into content and look. Cached by schema. */
export const groupsOf = perObject((schema: z.ZodType): Groups => {
  const fields = fieldsOf(schema)
  return {
    content: fields.filter(({ place }) => place !== 'appearance'),
    appearance: fields.filter(({ place }) => place === 'appearance'),
  }
})

/** The stored value, or the field's default. */
export function shownValue(field: Field, stored: unknown): unknown {
  if (stored === undefined) return field.default
  return field.read ? field.read(stored) : stored
}

/** Whether a field is shown, by the value of the field that it depends on. */
export function isShown(field: Field, fields: Field[], value: unknown): boolean {
  if (!field.shownFor) return true
  const { field: name, values } = field.shownFor
  const deciding = fields.find((candidate) => candidate.name === name)
  const stored = recordOf(value)[name]
  return values.includes(String(deciding ? shownValue(deciding, stored) : stored))
}
