import { setImmediate as nextTurn } from 'node:timers/promises'
import { mostImportRows } from '../../../../../shared/selling/catalogue/product-imports.ts'
import { trimmed } from '../../../../../shared/text.ts'
import { withoutApostrophe } from '../../../../platform/csv.ts'
import { textOf } from '../../../../platform/file-text.ts'
import { type CsvLine, readCsv } from '../../../../platform/read-csv.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { rowsOfWorkbook } from './workbook.ts'

/** Columns of other shops' files are many: one for each attribute and market. */
const mostColumns = 500

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

/** Enough for the head of any file, and its first row, bytes. */
const headBytes = 1024 * 1024

/** Like `headBytes`, rows of a workbook: blank ones may stand first. */
const headRows = 1_000

/**
 * The headers of a file that has rows.
 * @throws Refusal `productImport.file`, `productImport.empty`, `productImport.unpacked`
 */
export async function headersOf(siteId: number, bytes: Uint8Array): Promise<string[]> {
  const [first, second] = isZip(bytes)
    ? await rowsOfWorkbook(bytes, { siteId, mostColumns, headRows })
    : linesOf(bytes.subarray(0, headBytes), true)
  if (!first || !second) throw refusal('productImport.empty', { field: 'file' })
  return first.cells.map((cell) => trimmed(withoutApostrophe(cell)))
}

/**
 * The rows below the head of a CSV file, or of the first sheet of an XLSX workbook.
 * @throws Refusal `productImport.file`, `productImport.rows`, `productImport.unpacked`
 */
export async function rowsOf(siteId: number, bytes: Uint8Array): Promise<CsvLine[]> {
  const rows: CsvLine[] = []
  for (const line of isZip(bytes) ? await rowsOfWorkbook(bytes, { siteId, mostColumns }) : linesOf(bytes)) {
    rows.push(line)
    if (rows.length > mostImportRows + 1) throw refusal('productImport.rows', { field: 'file', limit: mostImportRows })
    // Other requests have their turn.
    if (rows.length % 500 === 0) await nextTurn()
  }
  return rows.slice(1)
}

/** The database stores no NUL, which damaged files have between their letters. */
const linesOf = (bytes: Uint8Array, isPart?: boolean) =>
  readCsv(textOf(bytes, isPart).replaceAll('\0', ''), mostColumns)
