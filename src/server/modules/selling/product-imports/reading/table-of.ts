import { setImmediate as nextTurn } from 'node:timers/promises'
import { mostImportRows } from '../../../../../shared/selling/catalogue/product-imports.ts'
import { trimmed } from '../../../../../shared/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { withoutApostrophe } from '../../../../platform/csv.ts'
import { textOf } from '../../../../platform/file-text.ts'
import { type CsvLine, readCsv } from '../../../../platform/read-csv.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { mostColumns, unpackWorkbook } from '../unpack-workbook.ts'
import { linePacker, type PackedLines } from './packed-lines.ts'

/** Whether a file begins as a ZIP does, which a workbook is. */
export const isPacked = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** Enough for the head of any CSV file, and its first row, bytes. */
const headBytes = 1024 * 1024

/**
 * The headers of a CSV file that has rows.
 * @throws Refusal `productImport.empty`
 */
export const headersOf = (bytes: Uint8Array): string[] => headersIn(linesOf(bytes.subarray(0, headBytes), true))

function headersIn([first, second]: Iterable<CsvLine>): string[] {
  if (!first || !second) throw refusal('productImport.empty', { field: 'file' })
  return first.cells.map((cell) => trimmed(withoutApostrophe(cell)))
}

/**
 * The headers of a CSV file, or of the first sheet of an XLSX workbook, and the rows below them.
 * @throws Refusal `productImport.empty`, `productImport.file`, `productImport.rows`, `productImport.unpacked`
 */
export async function tableOf(
  ctx: Ctx,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<{ headers: string[]; rows: PackedLines }> {
  const lines = isPacked(bytes) ? await unpackWorkbook(ctx, bytes, signal) : linesOf(bytes)
  const firstTwo: CsvLine[] = []
  const { add, lines: rows } = linePacker()
  for (const line of lines) {
    if (firstTwo.length < 2) firstTwo.push(line)
    if (line !== firstTwo[0]) add(line)
    if (rows.length > mostImportRows) throw refusal('productImport.rows', { field: 'file', limit: mostImportRows })
    // Lets requests run in between.
    if (rows.length % 500 === 0) await nextTurn()
  }
  return { headers: headersIn(firstTwo), rows }
}

const linesOf = (bytes: Uint8Array, isPart?: boolean) => readCsv(textOf(bytes, isPart), mostColumns)
