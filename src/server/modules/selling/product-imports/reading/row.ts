import type { CsvLine } from '../../../../platform/read-csv.ts'
import { type Field, labelOf } from './columns.ts'
import type { cellReader } from './gather.ts'

/** A fault of a row: `column` is the name of its field, empty for the row as a whole. */
export type RowFault = { line: number; column: string; text: string }

/** A row by its fields, and where its faults go. */
export type Row = {
  line: number
  /** Empty where the file has no such column. */
  cell: (field: Field) => string
  fault: (field: Field | '', text: string) => void
  /** Says what is left out of a row that is imported all the same. */
  note: (field: Field, text: string) => void
}

export type Told = { faults: RowFault[]; notes: RowFault[] }

export function asRow(row: CsvLine, read: ReturnType<typeof cellReader>, { faults, notes }: Told): Row {
  const { line } = row
  return {
    line,
    cell: (field) => read(row, field) ?? '',
    fault: (field, text) => faults.push({ line, column: field && labelOf(field), text }),
    note: (field, text) => notes.push({ line, column: labelOf(field), text }),
  }
}
