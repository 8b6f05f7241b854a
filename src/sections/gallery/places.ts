/** Where a thumbnail stands in the grid: its column, the line it begins at, and how many columns and lines it takes. */
export type Place = { column: number; row: number; wide: number; high: number }

const groupOf = 3

/** Heights of a column's three, in quarters of its width: each group another way, all of them equally high in sum. */
const heights = [
  [5, 3, 4],
  [4, 5, 3],
  [3, 4, 5],
] as const
const columnHeight = 12

/** A group of three is a column of pictures below one another (S45). */
export function inColumns(index: number, columns: number): Place {
  const group = Math.floor(index / groupOf)
  const own = heights[group % heights.length] ?? heights[0]
  const place = index % groupOf
  const above = own.slice(0, place).reduce<number>((sum, height) => sum + height, 0)
  const row = Math.floor(group / columns) * columnHeight + above + 1
  return { column: (group % columns) + 1, row, wide: 1, high: own[place] ?? 4 }
}

/** Lines that a large picture takes, and each of the two small ones. */
const large = 5
const small = 4

/**
 * A group of three is a large picture with two small ones, below it and above it by turns (S45). Each of its columns is two of
 * the grid. A last group of less than three fills its width all the same.
 */
export function inPairs(index: number, count: number, columns: number): Place {
  const group = Math.floor(index / groupOf)
  const first = group * groupOf
  const size = Math.min(groupOf, count - first)
  const place = index - first
  const column = (group % columns) * 2 + 1
  const top = Math.floor(group / columns) * (large + small) + 1
  if (size < groupOf) return { column, row: top + place * large, wide: 2, high: place === 0 ? large : small }
  const smallFirst = group % 2 === 1
  const isLarge = smallFirst ? place === 2 : place === 0
  if (isLarge) return { column, row: smallFirst ? top + small : top, wide: 2, high: large }
  const isSecond = place === (smallFirst ? 1 : 2)
  return { column: column + (isSecond ? 1 : 0), row: smallFirst ? top : top + large, wide: 1, high: small }
}
