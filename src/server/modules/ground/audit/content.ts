import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../../shared/canonical-json.ts'
import { leavesBetween, type State } from '../../../../shared/running/leaves.ts'

/** Position and visibility fields; all others are content. */
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
    isContent(path[0]) && !isStock(path) ? [[JSON.stringify(path), after] as const] : [],
  )
  return createHash('sha256')
    .update(canonicalJson(Object.fromEntries(fields)))
    .digest('base64url')
    .slice(0, 22)
}
