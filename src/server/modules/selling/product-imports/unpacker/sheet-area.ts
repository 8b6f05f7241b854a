import { refusal } from '../../../../platform/refusal.ts'

/** Values of attributes `r`, which are the places of rows and cells: `7`, `B7`. Texts of cells may hold some that look alike. */
const places = /\br\s*=\s*(["'])((?:(?!\1)[^<])*)(?:\1|<)/g

/** A value that may hide another place, or is read as another number than it shows. */
const odd = /[=&]|[^ -~]|Infinity/

const mostRows = 1_048_576

/**
 * The reader of workbooks makes each cell up to the last row and the last column, so that one far away takes any amount of memory.
 * @param sheet its XML
 * @throws Refusal `productImport.file`, `productImport.unpacked`
 */
export function requireArea(sheet: string, mostCells: number): void {
  let [row, lastRow, lastColumn] = [0, 0, 0]
  for (const [whole, , stated = ''] of sheet.matchAll(places)) {
    if (odd.test(stated) || whole.endsWith('<')) throw refusal('productImport.file', { field: 'file' })
    const place = placeOf(stated)
    if (!place) continue
    row = Math.max(row, place.row)
    if (place.column > 0) [lastRow, lastColumn] = [row, Math.max(lastColumn, place.column)]
    if (row > mostRows || lastRow * lastColumn > mostCells) throw refusal('productImport.unpacked', { field: 'file' })
  }
}

/** As the reader understands a place: `A1` is 1 and 1, `AA7` is 27 and 7; undefined where it understands none. */
function placeOf(stated: string): { column: number; row: number } | undefined {
  const { letters = '', digits = '' } = /^(?<letters>\D*)(?<digits>\d.*)$/.exec(stated)?.groups ?? {}
  const row = Number(digits)
  if (digits === '' || Number.isNaN(row)) return undefined
  return { row, column: [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) }
}
