import { mostImportRows } from '../../../../../shared/selling/product-imports.ts'
import { trimmed } from '../../../../../shared/text.ts'
import { withoutApostrophe } from '../../../../platform/csv.ts'
import { type CsvLine, readCsv } from '../../../../platform/read-csv.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { textOf } from './text-of.ts'
import { rowsOfWorkbook } from './workbook.ts'

/** A table of a file: its head, and its rows with their numbers in the file. */
export type Table = { headers: string[]; rows: CsvLine[] }

/** Columns of other shops' files are many: one for each attribute and market. */
const mostColumns = 500

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

/**
 * Reads a CSV file, or the first sheet of an XLSX workbook.
 * @throws Refusal `productImport.file`, `productImport.empty`, `productImport.rows`
 */
export async function tableOf(bytes: Uint8Array): Promise<Table> {
  const lines = isZip(bytes) ? rowsOfWorkbook(bytes, mostColumns) : readCsv(textOf(bytes), mostColumns)
  const [first, ...rows] = [...(await lines)]
  if (!first || rows.length === 0) throw refusal('productImport.empty', { field: 'file' })
  if (rows.length > mostImportRows) throw refusal('productImport.rows', { field: 'file', limit: mostImportRows })
  return { headers: first.cells.map((cell) => trimmed(withoutApostrophe(cell))), rows }
}
