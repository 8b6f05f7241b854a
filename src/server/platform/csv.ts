import { downloadResponse } from './download.ts'

/** Excel recognises UTF-8 only by this mark. */
const byteOrderMark = '\uFEFF'

/**
 * Cells that a spreadsheet would take for a formula. Includes the full-width ＝, ＋, －, ＠ and the minus sign, which East Asian
 * settings read as plain ones. Leading blanks and invisible characters are skipped. A text that has its own apostrophe before a formula gets
 * another, so that taking one away again gives the text.
 */
const formula = /^'*(?:[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE62\uFE63\uFE66\uFE6B]|[\t\r\n])/u

/** A text, a number, or an amount in minor units, which is written with two decimals. */
export type Cell = string | number | null | { minor: number }

/** One line of RFC 4180. A formula is neutralised by an apostrophe (OWASP, CSV injection). */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** A cell as it was before `csvLine` put an apostrophe before it. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}

function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value)
  if (value !== null && typeof value === 'object') return decimal(value.minor)
  const text = value ?? ''
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** 129950 -> `1299.50`, digit by digit. */
export function decimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

type Cells = Cell[]

/** Rows that are held in memory at once. */
const rowsAtOnce = 500

/**
 * The pages of a file, each read from the key of the last row before it: rows that are added or deleted meanwhile shift
 * none of the others.
 */
export async function* csvPages<Row, Key>(
  after: (last?: Key) => { limit(rows: number): PromiseLike<Row[]> },
  keyOf: (row: Row) => Key,
  cellsOf: (rows: Row[]) => Cells[] | Promise<Cells[]>,
): AsyncGenerator<Cells[]> {
  let last: Key | undefined
  do {
    const rows = await after(last).limit(rowsAtOnce)
    yield await cellsOf(rows)
    const end = rows.at(rowsAtOnce - 1)
    last = end && keyOf(end)
  } while (last !== undefined)
}

/** A file of rows, for download. */
export type Table = { fileName: string; columns: readonly string[]; pages: AsyncGenerator<Cells[]> }

/** Streams a file for download page by page with backpressure, so that memory holds only one page. */
export function csvResponse({ fileName, columns, pages }: Table): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(byteOrderMark + csvLine(columns))),
    async pull(controller) {
      const { done, value } = await pages.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value.map(csvLine).join('')))
    },
    cancel: async () => void (await pages.return(undefined)),
  })
  return downloadResponse(body, { fileName, type: 'text/csv; charset=utf-8' })
}
