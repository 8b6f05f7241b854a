import { z } from 'zod'
import type { Schema } from '../../../shared/api/contract.ts'
import { nameOf, names } from '../../../shared/api/named.ts'

export type Json = Record<string, unknown>

/** Whether a schema describes an input of a call or an output. */
export type Io = 'input' | 'output'

export type Schemas = {
  /** The named schemas that calls use. */
  components: Record<string, Json>
  /** A reference to a named schema; the JSON Schema itself of another one. */
  at: (schema: Schema, io: Io) => Json
  /** The JSON Schema itself of an input. */
  itself: (schema: Schema) => Json
}

const place = '#/components/schemas/'
const reference = /"#\/components\/schemas\/([^"]+)"/g

/**
 * Describes what calls take and answer. A named schema stands once, in `components`; where input and output differ, the input is
 * `…Input`.
 * @throws Error for a schema without a name that has to be referred to: one that holds itself, or that is part of another; for
 *   two schemas of one name
 */
export function describeSchemas(taken: Schema[], answered: Schema[]): Schemas {
  const input = convert(taken, 'input')
  const output = convert(answered, 'output')
  const differing = differ(input.components, output.components)
  const inputName = (name: string) => (differing.has(name) ? `${name}Input` : name)
  const asInput = (json: Json): Json =>
    JSON.parse(JSON.stringify(json).replace(reference, (_, name: string) => `"${place}${inputName(name)}"`))
  const components = { ...output.components }
  for (const [name, json] of Object.entries(input.components)) {
    if (differing.has(name) && inputName(name) in { ...input.components, ...output.components })
      throw new Error(`${inputName(name)} is the name of another schema, and of the input of ${name}`)
    components[inputName(name)] = asInput(json)
  }
  return {
    components,
    at: (schema, io) => (io === 'input' ? asInput(input.at(schema)) : output.at(schema)),
    itself: (schema) => asInput(input.itself(schema)),
  }
}

type Converted = { components: Record<string, Json>; at: (schema: Schema) => Json; itself: (schema: Schema) => Json }

function convert(roots: Schema[], io: Io): Converted {
  const ids = new Map<Schema, string>(names)
  for (const root of new Set(roots)) if (!ids.has(root)) ids.set(root, nameOf(root) ?? `-${ids.size}`)
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of ids) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => place + id,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema),
  })
  const jsonOf = (id: string): Json => {
    const { $schema: _, $id: _id, ...json } = schemas[id] ?? {}
    return json
  }
  const idOf = (schema: Schema) => ids.get(schema) ?? ''
  const itself = (schema: Schema) => jsonOf(idOf(schema))
  const at = (schema: Schema) => (idOf(schema).startsWith('-') ? itself(schema) : { $ref: place + idOf(schema) })
  const components: Record<string, Json> = {}
  const follow = (json: Json): void => {
    for (const id of referencesIn(json)) {
      if (id in components) continue
      if (!schemas[id] || id.startsWith('-'))
        throw new Error(`A schema within this one needs a name: ${JSON.stringify(json)}`)
      components[id] = jsonOf(id)
      follow(components[id])
    }
  }
  for (const root of roots) follow(at(root))
  return { components, at, itself }
}

/**
 * Leaves out what says nothing to callers: bounds and patterns of the format, and that answers have no other fields today. The
 * fields of a record by an enumeration are written out, as generators of clients want them.
 */
function simplify(schema: Schema, json: Json): void {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  if (def.type === 'object' && !def.catchall) delete json.additionalProperties
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  if (json.format) delete json.pattern
  if (def.type === 'record' && Array.isArray(json.required)) {
    json.properties = Object.fromEntries(json.required.map((name) => [name, json.additionalProperties]))
    delete json.propertyNames
    delete json.additionalProperties
  }
}

/** Names of schemas whose input is not like their output, or refers to such a one. */
function differ(input: Record<string, Json>, output: Record<string, Json>): Set<string> {
  const both = Object.keys(input).filter((name) => name in output)
  const found = new Set(both.filter((name) => JSON.stringify(input[name]) !== JSON.stringify(output[name])))
  for (let size = -1; size < found.size; ) {
    size = found.size
    for (const name of both) if (referencesIn(input[name]).some((other) => found.has(other))) found.add(name)
  }
  return found
}

function referencesIn(json: Json | undefined): string[] {
  return [...JSON.stringify(json).matchAll(reference)].map(([, name = '']) => name)
}
