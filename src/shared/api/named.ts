import type { z } from 'zod'
import { capitalised } from '../text.ts'

type Schema = z.core.$ZodType

/** Schemas that have a name in the API's description. */
export const names = new Map<Schema, string>()

/** Lists of `listOf`, and the schemas of their items. */
export const items = new WeakMap<Schema, Schema>()

/**
 * Names schemas as the source does: `named({ brandRow })` makes `brandRow` the component `BrandRow`, and lists of it `BrandRowList`.
 * Contracts call it beside the calls: browsers do not load them.
 */
export function named(schemas: Record<string, Schema>): void {
  for (const [name, schema] of Object.entries(schemas)) names.set(schema, capitalised(name))
}

export function nameOf(schema: Schema): string | undefined {
  const item = items.get(schema)
  const ofItem = item && names.get(item)
  return names.get(schema) ?? (ofItem && `${ofItem}List`)
}
