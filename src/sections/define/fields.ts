import { z } from 'zod'
import { type Hint, hintOf } from './ui.ts'

/** A field of a section as the builder, the gallery and the documentation see it; all of it follows from the schema. */
export type Field = Hint & {
  name: string
  control: NonNullable<Hint['control']>
  default: unknown
  /** Fields of a group, or of one item of a list. */
  fields?: Field[]
  /** A new item of a list. */
  blank?: unknown
  /** For a responsive field: the field used at each screen width. */
  piece?: Field
  /** Converts a stored value of an older form; returns any other unchanged. */
  read?: (stored: unknown) => unknown
  /** For a number: its bounds. */
  min?: number
  max?: number
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
  const field = { ...hint, name, control, default: schema.safeParse(undefined).data, ...(fields ? { fields } : {}) }
  if (control === 'list') return { ...field, blank: blankOf(nested) }
  if (control === 'number' && inner instanceof z.ZodNumber) return { ...field, ...boundsOf(inner) }
  if (control === 'responsive' && inner instanceof z.ZodObject) {
    const piece = { ...fieldOf(name, inner.shape.base), label: hint.label }
    return { ...field, piece, read: (stored) => (typeof stored === 'object' ? stored : readBy(schema, stored)) }
  }
  return field
}

/** The item that `{}` begins, or the bare value. */
function blankOf(item: z.ZodType): unknown {
  const begun = item.safeParse({})
  return begun.success ? begun.data : item.safeParse('').data
}

function readBy(schema: z.ZodType, stored: unknown): unknown {
  const read = schema.safeParse(stored)
  return read.success ? read.data : stored
}

function boundsOf({ minValue, maxValue }: z.ZodNumber): Pick<Field, 'min' | 'max'> {
  return { min: minValue ?? undefined, max: maxValue ?? undefined }
}

/** The schema inside default, prefault, optional, nullable and preprocess. */
export function unwrap(schema: z.ZodType): z.ZodType {
  let inner = schema
  for (;;) {
    if (
      inner instanceof z.ZodDefault ||
      inner instanceof z.ZodPrefault ||
      inner instanceof z.ZodOptional ||
      inner instanceof z.ZodNullable
    )
      inner = inner.unwrap() as z.ZodType
    else if (inner instanceof z.ZodPipe && inner.in instanceof z.ZodTransform) inner = inner.out as z.ZodType
    else return inner
  }
}

function controlOf(schema: z.ZodType): Field['control'] {
  if (schema instanceof z.ZodBoolean) return 'switch'
  if (schema instanceof z.ZodNumber) return 'number'
  if (schema instanceof z.ZodEnum) return 'choice'
  if (schema instanceof z.ZodArray)
    return unwrap(schema.element as z.ZodType) instanceof z.ZodString ? 'strings' : 'list'
  if (schema instanceof z.ZodRecord) return 'key-value'
  if (schema instanceof z.ZodObject) return 'group'
  return 'text'
}
