import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import type { CsvLine } from '../../../../platform/read-csv.ts'
import { refusal } from '../../../../platform/refusal.ts'

/** A workbook unpacks to many times its size; more is not unpacked, bytes. */
const mostUnpacked = 400 * 1024 * 1024

/**
 * The rows of a workbook's first sheet, without blank ones.
 * @throws Refusal `productImport.file` for a file that is no workbook, or too large once it is unpacked
 */
export async function rowsOfWorkbook(bytes: Uint8Array, mostCells: number): Promise<CsvLine[]> {
  try {
    requireSize(bytes)
    const rows = await readSheet(Buffer.from(bytes))
    const lines = rows.map((cells, at) => ({ line: at + 1, cells: cells.slice(0, mostCells).map(textOfCell) }))
    return lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  } catch {
    throw refusal('productImport.file', { field: 'file' })
  }
}

/** Adds up what the archive says of its files, without unpacking any. */
function requireSize(bytes: Uint8Array): void {
  let unpacked = 0
  unzipSync(bytes, {
    filter({ originalSize }) {
      unpacked += originalSize
      return false
    },
  })
  if (unpacked > mostUnpacked) throw new Error(`the workbook unpacks to ${unpacked} bytes`)
}

function textOfCell(cell: unknown): string {
  if (cell instanceof Date) {
    const text = cell.toISOString()
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text
  }
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  // As spreadsheets show numbers: what a sum leaves behind the fifteenth digit is noise.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return cell === null || cell === undefined ? '' : String(cell).replaceAll('\0', '')
}
