import type { CustomField } from '../../../../../shared/selling/catalogue/custom-fields.ts'
import type { CsvLine } from '../../../../platform/read-csv.ts'
import { labelOf } from './columns.ts'
import type { Field } from './fields.ts'
import { cellReader, linesReader, type Reading } from './gather.ts'

/** A fault of a row: `column` is the name of its field, empty for the row as a whole. */
export type RowFault = { line: number; column: string; text: string }

/** A row by its fields, and where its faults go. */
export type Row = {
  line: number
  /** Empty where the file has no such column. */
  cell: (field: Field) => string
  /** The lines of a cell, blank ones too. */
  lines: (field: Field) => string[]
  fault: (field: Field | '', text: string) => void
  /** Says what is left out of a row that is imported all the same. */
  note: (field: Field, text: string) => void
  /** Asks for a picture for one of the site's own fields. */
  want: (column: Field, field: CustomField, url: string) => void
}

/** A picture for one of the site's own fields, by its address or by its name in a ZIP. */
export type FieldPicture = { line: number; column: string; field: CustomField; url: string }

export type Told = { faults: RowFault[]; notes: RowFault[]; wanted: FieldPicture[] }

/** Reads rows by the columns of their file. */
export function rowReader(reading: Reading, { faults, notes, wanted }: Told): (row: CsvLine) => Row {
  const [read, readLines] = [cellReader(reading), linesReader(reading)]
  const label = (field: Field) => labelOf(field, reading.known)
  return (row) => {
    const { line } = row
    // A cell may have many lines with one fault.
    const said = new Set<string>()
    return {
      line,
      cell: (field) => read(row, field) ?? '',
      lines: (field) => readLines(row, field),
      fault: (field, text) => {
        const key = `${field} ${text}`
        if (!said.has(key)) faults.push({ line, column: field && label(field), text })
        said.add(key)
      },
      note: (field, text) => notes.push({ line, column: label(field), text }),
      want: (column, field, url) => wanted.push({ line, column: label(column), field, url }),
    }
  }
}
