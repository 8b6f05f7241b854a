import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { mostImportBytes, mostImportRows } from '../../../../../shared/selling/catalogue/product-imports.ts'
import type { CsvLine } from '../../../../platform/read-csv.ts'
import { Refusal, refusal } from '../../../../platform/refusal.ts'
import { partsOfWorkbook, type WorkbookLimits } from './workbook-parts.ts'

const usual: WorkbookLimits = { bytes: 400 * 1024 * 1024, cells: 24_000_000, letters: 2 * mostImportBytes }

type Wanted = { mostColumns: number; limits?: WorkbookLimits }

/**
 * The rows of a workbook's first sheet, without blank ones. Takes up to gigabytes of memory: for a process of its own.
 * @throws Refusal `productImport.file` for a file that is no workbook, `productImport.rows`, `productImport.unpacked`
 */
export async function rowsOfWorkbook(bytes: Uint8Array, { mostColumns, limits = usual }: Wanted): Promise<CsvLine[]> {
  try {
    // The reader goes by sizes that the file states, so it is given a ZIP of our own.
    const { buffer, byteOffset, byteLength } = zipSync(await partsOfWorkbook(bytes, limits), { level: 0 })
    const rows = await readSheet(Buffer.from(buffer, byteOffset, byteLength))
    const all = rows.map((cells, at) => ({ line: at + 1, cells: cells.slice(0, mostColumns).map(textOfCell) }))
    const lines = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    if (lines.length > mostImportRows + 1) throw refusal('productImport.rows', { field: 'file', limit: mostImportRows })
    requireLetters(lines, limits.letters)
    return lines
  } catch (error) {
    throw error instanceof Refusal ? error : refusal('productImport.file', { field: 'file' })
  }
}

function requireLetters(lines: CsvLine[], most: number): void {
  let letters = 0
  for (const { cells } of lines) for (const cell of cells) letters += cell.length
  if (letters > most) throw refusal('productImport.unpacked', { field: 'file' })
}

function textOfCell(cell: unknown): string {
  if (cell instanceof Date) return timeOf(cell)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  // As spreadsheets show numbers: what a sum leaves behind the fifteenth digit is noise.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return cell === null || cell === undefined ? '' : String(cell).replaceAll('\0', '')
}

/** Times in spreadsheets have no zone, and parts of a day are a little below the second that is meant. */
function timeOf(cell: Date): string {
  const text = new Date(Math.round(cell.getTime() / 1_000) * 1_000).toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ')
}
