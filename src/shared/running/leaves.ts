import { isRecord } from '../is-record.ts'

/** A changed field by path; `before` or `after` is absent if the field did not exist. */
export type Leaf = { path: string[]; before?: unknown; after?: unknown }

/** A thing with all its fields. Records nest; a list is one field. */
export type State = Record<string, unknown>

/** The fields that differ between two states of a thing. */
export function leavesBetween(before: State, after: State): Leaf[] {
  const [was, is] = [leavesOf(before), leavesOf(after)]
  const keys = [...new Set([...was.keys(), ...is.keys()])].filter((key) => !isSame(was.get(key), is.get(key)))
  return keys.map((key) => ({
    path: JSON.parse(key),
    ...(was.has(key) ? { before: was.get(key) } : {}),
    ...(is.has(key) ? { after: is.get(key) } : {}),
  }))
}

/** Keyed by the path's JSON, since names may contain dots. */
function leavesOf(value: unknown, path: string[] = [], found = new Map<string, unknown>()): Map<string, unknown> {
  if (!isRecord(value)) {
    if (value !== undefined) found.set(JSON.stringify(path), value)
    return found
  }
  for (const [name, inner] of Object.entries(value)) leavesOf(inner, [...path, name], found)
  return found
}

/** Whether two JSON values are equal, regardless of the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}

/** The value at a path, or undefined. */
export function at(state: State, path: string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    state,
  )
}

/** Returns the state with these values at their paths; undefined removes a field. */
export function withLeaves(state: State, leaves: { path: string[]; value: unknown }[]): State {
  // Removals first: a field may have been a record before.
  const sorted = [...leaves].sort((a, b) => Number(a.value !== undefined) - Number(b.value !== undefined))
  return sorted.reduce((made, { path, value }) => put(made, path, value), state)
}

function put(state: State, [name = '', ...rest]: string[], value: unknown): State {
  if (rest.length > 0) {
    const inner = state[name]
    if (!isRecord(inner) && value === undefined) return state
    return { ...state, [name]: put(isRecord(inner) ? inner : {}, rest, value) }
  }
  const { [name]: _, ...others } = state
  return value === undefined ? others : { ...state, [name]: value }
}
