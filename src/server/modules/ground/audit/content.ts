import { createHash } from 'node:crypto'
import { leavesBetween, type State } from '../../../../shared/running/leaves.ts'

/** Fields that say where a thing stands, and whether and when it is seen; all others are what it is. */
const aside = new Set([
  ...['deleted', 'draft', 'path', 'paths', 'position', 'publish', 'publishAt', 'published', 'revision', 'status'],
])

/** Whether a change of this field makes a sample the owner's (B191). */
export const isContent = (field = ''): boolean => !aside.has(field.split('.')[0] ?? '')

/** Sales change stock in between. */
const isStock = (path: string[]) => path.at(-1) === 'stock'

/** Hash of a thing's content, by which it is known again after an undo. */
export function contentOf(state: State): string {
  const fields = leavesBetween({}, state).flatMap(({ path, after }) =>
    isContent(path[0]) && !isStock(path) ? [[JSON.stringify(path), JSON.stringify(sorted(after))] as const] : [],
  )
  return createHash('sha256')
    .update(JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url')
    .slice(0, 22)
}

/** With the keys of records in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}
