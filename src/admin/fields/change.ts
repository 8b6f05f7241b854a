import { isRecord } from '../../shared/is-record.ts'

/** Path of a value within a section's properties: `['items', 2, 'answer']`. */
export type Path = readonly (string | number)[]

/**
 * Replaces the value at the path; undefined removes it. Everything beside the path stays the same object, which
 * avoids re-rendering. Missing objects and lists on the way are created.
 */
export function setAt(value: unknown, path: Path, next: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return next
  if (typeof step === 'number') {
    const items = Array.isArray(value) ? [...value] : []
    items[step] = setAt(items[step], rest, next)
    return items
  }
  const record = recordOf(value)
  const inner = setAt(record[step], rest, next)
  if (inner !== undefined) return { ...record, [step]: inner }
  const { [step]: _, ...others } = record
  return others
}

/** The value at the path; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner: unknown, step) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    return Object.hasOwn(inner, step) ? Reflect.get(inner, step) : undefined
  }, value)
}

/** The value as an object; an empty one if it is none. */
export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

/** Shallow equality. */
export function sameEntries(one: object, other: object): boolean {
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every(
    (name) => Object.hasOwn(other, name) && Object.is(Reflect.get(one, name), Reflect.get(other, name)),
  )
}

export function inserted<T>(items: readonly T[], at: number, item: T): T[] {
  return [...items.slice(0, at), item, ...items.slice(at)]
}

export function without<T>(items: readonly T[], at: number): T[] {
  return items.filter((_, index) => index !== at)
}
