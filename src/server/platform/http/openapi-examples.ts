import { formatExamples, leftOut, ownExamples, textExamples, usualExamples } from '../../../shared/api/examples.ts'
import type { Json } from './openapi-schemas.ts'

type Shape = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  items?: Shape
  prefixItems?: Shape[]
  properties?: Record<string, Shape>
  format?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** Where a shape stands: its component, the path of its field within that, and the components around it. */
type Place = { owner: string; field: string; within: readonly string[] }

/**
 * Makes examples of what calls take and answer, from the JSON Schemas themselves (decision 106): every field has the example of its
 * name, a list has one item, and a component does not hold itself.
 */
export function exampleMaker(components: Record<string, Json>): (json: Json, owner: string) => unknown {
  const make = (shape: Shape, place: Place): unknown => {
    if (leftOut.has(pathOf(place))) return undefined
    if (shape.$ref) return ofComponent(shape.$ref.slice(shape.$ref.lastIndexOf('/') + 1), place)
    const stated = statedFor(shape, place)
    if (stated !== undefined) return stated
    const choices = shape.anyOf ?? shape.oneOf
    if (choices) return make(choices.find(({ type }) => type !== 'null') ?? {}, place)
    if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => make(part, place)))
    return ofType(shape, place)
  }

  const ofComponent = (name: string, { within }: Place): unknown =>
    within.includes(name)
      ? undefined
      : make(components[name] ?? {}, { owner: name, field: '', within: [...within, name] })

  const ofType = (shape: Shape, place: Place): unknown => {
    const type = typeOf(shape)
    if (type === 'object') return fieldsOf(shape, place)
    if (type === 'array') return itemsOf(shape, place)
    if (type === 'string') return textOf(shape)
    if (type === 'integer' || type === 'number') return within(1, shape)
    return type === 'boolean' ? true : type === 'null' ? null : {}
  }

  const fieldsOf = ({ properties = {} }: Shape, place: Place): Json => {
    const entries = Object.entries(properties).map(([field, shape]): [string, unknown] => [
      field,
      make(shape, { ...place, field: place.field === '' ? field : `${place.field}.${field}` }),
    ])
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }

  const itemsOf = ({ items = {}, prefixItems, minItems = 1, maxItems = 1 }: Shape, place: Place): unknown[] => {
    if (prefixItems) return prefixItems.map((item) => make(item, place))
    const item = make(items, place)
    return item === undefined || maxItems === 0 ? [] : Array.from({ length: Math.max(1, minItems) }, () => item)
  }

  return (json, owner) => make(json as Shape, { owner, field: '', within: [owner] })
}

/** The component with its example. */
export function withExample(name: string, json: Json, make: (json: Json, owner: string) => unknown): Json {
  return { ...json, examples: [make(json, name)] }
}

const typeOf = ({ type, properties, items }: Shape): string | undefined => {
  if (Array.isArray(type)) return type.find((one) => one !== 'null')
  return type ?? (properties ? 'object' : items ? 'array' : undefined)
}

/** The example that the schema, the field of the component or the name of the field states. */
function statedFor(shape: Shape, place: Place): unknown {
  const own = ownExamples[pathOf(place)]
  if (own !== undefined) return own
  if (shape.const !== undefined) return shape.const
  const usual = usualOf(place)
  if (usual !== undefined && fits(shape, usual)) return typeof usual === 'number' ? within(usual, shape) : usual
  if (shape.enum) return shape.enum[0]
  return shape.default
}

const pathOf = ({ owner, field }: Place) => (field === '' ? owner : `${owner}.${field}`)

function usualOf({ field }: Place): string | number | undefined {
  const name = field.slice(field.lastIndexOf('.') + 1)
  return usualExamples[name] ?? (/Ids?$/.test(name) ? usualExamples._id : undefined)
}

function fits(shape: Shape, value: unknown): boolean {
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return choices.some((choice) => fits(choice, value))
  if (shape.enum) return shape.enum.includes(value)
  const type = typeOf(shape)
  if (typeof value === 'string') return type === 'string' && fitsText(shape, value)
  return typeof value === 'number' && (type === 'number' || (type === 'integer' && Number.isInteger(value)))
}

function fitsText({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Shape, text: string) {
  if (format && formatExamples[format] && format !== 'email') return false
  return text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
}

function textOf(shape: Shape): string {
  const ofFormat = shape.format && formatExamples[shape.format]
  if (ofFormat) return ofFormat
  const { minLength = 0, maxLength } = shape
  return (
    textExamples.find((text) => fitsText(shape, text)) ?? 'Text '.repeat(minLength).slice(0, maxLength ?? minLength)
  )
}

function within(value: number, { minimum, exclusiveMinimum, maximum }: Shape): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1)
  return Math.min(Math.max(value, least ?? value), maximum ?? value)
}
