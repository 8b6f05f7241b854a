import { z } from 'zod'
import { type Hint, hintOf } from './ui.ts'

/** A field of a section as the builder, the gallery and the documentation see it; all of it follows from the schema. */
export type Field = Hint & {
  name: string
  control: NonNullable<Hint['control']>
  default: unknown
  /** Fields of a group, or of one item of a list. */
  fields?: Field[]
}

/** The fields of an object schema, in the order in which they are written. */
export function fieldsOf(schema: z.ZodType): Field[] {
  const object = unwrap(schema)
  if (!(object instanceof z.ZodObject)) return []
  return Object.entries(object.shape).map(([name, field]) => fieldOf(name, field as z.ZodType))
}

function fieldOf(name: string, schema: z.ZodType): Field {
  const hint = hintOf(schema) ?? { label: name }
  const inner = unwrap(schema)
  const control = hint.control ?? controlOf(inner)
  const nested = control === 'list' && inner instanceof z.ZodArray ? (inner.element as z.ZodType) : inner
  const fields = control === 'group' || control === 'list' ? fieldsOf(nested) : undefined
  return { ...hint, name, control, default: schema.safeParse(undefined).data, ...(fields ? { fields } : {}) }
}

/** The schema inside default, prefault, optional and nullable. */
export function unwrap(schema: z.ZodType): z.ZodType {
  let inner = schema
  while (
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault ||
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodNullable
  ) {
    inner = inner.unwrap() as z.ZodType
  }
  return inner
}

function controlOf(schema: z.ZodType): Field['control'] {
  if (schema instanceof z.ZodBoolean) return 'switch'
  if (schema instanceof z.ZodNumber) return 'number'
  if (schema instanceof z.ZodEnum) return 'choice'
  if (schema instanceof z.ZodArray) return 'list'
  if (schema instanceof z.ZodObject) return 'group'
  return 'text'
}
