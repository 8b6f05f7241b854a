/** Position of a thumbnail in the grid: first column and row, width and height in cells. */
export type Place = { column: number; row: number; wide: number; high: number }

const groupOf = 3

/** Heights of a column's three, in quarters of its width: each group another way, all of them equally high in sum. */
const heights = [
  [5, 3, 4],
  [4, 5, 3],
  [3, 4, 5],
] as const
const columnHeight = 12

/**
 * A group of three is a column of pictures below one another (S45). The pictures of a last row that is not full are spread over all
 * its columns, or beside one another where they are fewer than the columns, so that no place stays empty.
 */
export function inColumns(index: number, count: number, columns: number): Place {
  const rowOf = groupOf * columns
  const fullRows = Math.floor(count / rowOf)
  const row = Math.min(Math.floor(index / rowOf), fullRows)
  const place = index - row * rowOf
  const inRow = row < fullRows ? rowOf : count - row * rowOf
  const top = row * columnHeight + 1
  return inRow < columns ? sideBySide(place, inRow, columns, top) : spread(place, inRow, columns, top)
}

/** Column by column; the first ones have one more where they cannot all have as many, and its pictures are the lower ones. */
function spread(place: number, count: number, columns: number, top: number): Place {
  const least = Math.floor(count / columns)
  const fuller = count % columns
  const inFuller = fuller * (least + 1)
  const column = place < inFuller ? Math.floor(place / (least + 1)) : fuller + Math.floor((place - inFuller) / least)
  const size = column < fuller ? least + 1 : least
  const at = place < inFuller ? place % (least + 1) : (place - inFuller) % least
  const own = heightsOf(size, Math.ceil(count / columns), column)
  const above = own.slice(0, at).reduce((sum, height) => sum + height, 0)
  return { column: column + 1, row: top + above, wide: 1, high: own[at] ?? 4 }
}

/** Heights of a column of `size` pictures where the fullest column of its row has `most`. */
function heightsOf(size: number, most: number, column: number): readonly number[] {
  if (size === groupOf) return heights[column % heights.length] ?? heights[0]
  if (most === 1) return [large]
  if (size === 1) return [4 * most]
  if (most === groupOf) return [6, 6]
  return column % 2 === 0 ? [5, 3] : [3, 5]
}

/** Few pictures beside one another in all columns, the first ones wider; one alone is twice as wide as it is high. */
function sideBySide(place: number, count: number, columns: number, top: number): Place {
  const widths = Array.from({ length: count }, (_, at) => Math.floor(columns / count) + (at < columns % count ? 1 : 0))
  const column = widths.slice(0, place).reduce((sum, width) => sum + width, 1)
  return { column, row: top, wide: widths[place] ?? 1, high: count === 1 ? 2 * columns : large }
}

/** Lines that a large picture takes, and each of the two small ones. */
const large = 5
const small = 4

/**
 * A group of three is a large picture with two small ones, below it and above it by turns (S45). Each of its columns is two of
 * the grid. A last group of less than three fills its width all the same, and one that stands alone in its row fills the row.
 */
export function inPairs(index: number, count: number, columns: number): Place {
  const group = Math.floor(index / groupOf)
  const first = group * groupOf
  const size = Math.min(groupOf, count - first)
  const place = index - first
  const column = (group % columns) * 2 + 1
  const top = Math.floor(group / columns) * (large + small) + 1
  const isAlone = columns === 2 && group % 2 === 0 && count <= first + groupOf
  if (isAlone) return inWholeRow(place, size, top)
  if (size === 1) return { column, row: top, wide: 2, high: columns === 2 ? large + small : large }
  if (size === 2) return { column, row: top + place * large, wide: 2, high: place === 0 ? large : small }
  const smallFirst = group % 2 === 1
  const isLarge = smallFirst ? place === 2 : place === 0
  if (isLarge) return { column, row: smallFirst ? top + small : top, wide: 2, high: large }
  const isSecond = place === (smallFirst ? 1 : 2)
  return { column: column + (isSecond ? 1 : 0), row: smallFirst ? top : top + large, wide: 1, high: small }
}

/** One to three pictures that fill a row of two groups: a large one on the left, what there is besides on its right. */
function inWholeRow(place: number, size: number, top: number): Place {
  if (size === 1) return { column: 1, row: top, wide: 4, high: 2 * small }
  if (size === 2) return { column: 1 + 2 * place, row: top, wide: 2, high: large }
  if (place === 0) return { column: 1, row: top, wide: 2, high: 2 * small }
  return { column: 3, row: top + (place - 1) * small, wide: 2, high: small }
}
