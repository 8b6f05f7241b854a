import type { CategoryRow } from '../../shared/selling/catalogue/categories.ts'

/** A category with how deep it stands, from 0. */
export type Placed = CategoryRow & { depth: number }

/** @param rows each followed by those below it, as the list call gives them */
export function withDepth(rows: CategoryRow[]): Placed[] {
  const depths = new Map<string, number>()
  return rows.map((row) => {
    const depth = row.parentId === null ? 0 : (depths.get(row.parentId) ?? -1) + 1
    depths.set(row._id, depth)
    return { ...row, depth }
  })
}

/** For the browser's own list: those below stand further in. */
export function categoryOptions(rows: CategoryRow[] = []): { value: string; title: string }[] {
  return withDepth(rows).map(({ _id, title, depth }) => ({
    value: _id,
    title: `${'\u2003'.repeat(depth)}${title}`,
  }))
}

/** The names down to a category: `Home › Textiles › Sarees`. */
export function trailOf(rows: CategoryRow[], id: string): string {
  const byId = new Map(rows.map((row) => [row._id, row]))
  const names: string[] = []
  let at = byId.get(id)
  while (at && names.length <= rows.length) {
    names.unshift(at.title)
    at = byId.get(at.parentId ?? '')
  }
  return names.join(' › ')
}

/** True when `row` is the category itself or stands somewhere below it. */
export function isWithin(rows: CategoryRow[], row: CategoryRow, id: string): boolean {
  const byId = new Map(rows.map((one) => [one._id, one]))
  let at: CategoryRow | undefined = row
  for (let step = 0; at && step <= rows.length; step++) {
    if (at._id === id) return true
    at = byId.get(at.parentId ?? '')
  }
  return false
}
