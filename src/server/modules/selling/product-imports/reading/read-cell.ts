import type { Field } from './fields.ts'
import type { Row } from './row.ts'

/** Reads the text of a cell. */
export type Reader<T> = (text: string) => T | null | undefined

/** The value of a cell; a blank one, or null, leaves it open, and undefined is a fault. */
export function read<T>({ cell, fault }: Row, field: Field, reader: Reader<T>, text: string): T | undefined {
  const entered = cell(field)
  if (entered === '') return undefined
  const value = reader(entered)
  if (value === undefined) fault(field, text)
  return value ?? undefined
}
