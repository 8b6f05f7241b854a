import { refusal } from '../../../../platform/refusal.ts'

/** Places of rows and cells, `7` and `B7`, wherever an attribute of this name stands. */
const places = /\br\s*=\s*["']([^"']*)["']/g

/** A sheet has up to 1,048,576 rows, and columns up to XFD. */
const place = /^(?<column>[A-Z]{0,3})(?<row>\d{1,7})$/

/**
 * The reader of workbooks makes each cell up to the last row and the last column, so that one far away takes any amount of memory.
 * @param sheet its XML
 * @throws Refusal `productImport.unpacked`
 */
export function requireArea(sheet: string, mostCells: number): void {
  let [row, lastRow, lastColumn] = [0, 0, 0]
  for (const [, stated = ''] of sheet.matchAll(places)) {
    const groups = place.exec(stated)?.groups
    if (!groups) throw refusal('productImport.file', { field: 'file' })
    row = Math.max(row, Number(groups.row))
    if (row > mostRows) throw tooLarge()
    if (!groups.column) continue
    lastRow = row
    lastColumn = Math.max(lastColumn, columnOf(groups.column))
    if (lastRow * lastColumn > mostCells) throw tooLarge()
  }
}

const mostRows = 1_048_576

const tooLarge = () => refusal('productImport.unpacked', { field: 'file' })

/** `A` -> 1, `AA` -> 27. */
const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
