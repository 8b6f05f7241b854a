import type { ReactNode } from 'react'

/** A column of a `DataTable`. */
export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** The list call's name for sorting by it. */
  sort?: string
  align?: 'end'
  /**
   * On a phone a row becomes a block: `lead` is its first line, `side` stands at the right of it, `line` is a soft line
   * below, `none` is left out.
   */
  phone: 'lead' | 'side' | 'line' | 'none'
  /** A CSS width where the content should not decide. */
  width?: string
}
