import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Column } from './column.ts'

type Props<Row> = {
  row: Row
  columns: Column<Row>[]
  link?: (row: Row) => LinkProps | undefined
  onOpen?: (row: Row) => void
  rowActions?: (row: Row) => ReactNode
  choose: ReactNode
}

/** One row: the cell that leads on a phone opens it, and stretches over the whole row. */
export function TableRow<Row>({ row, columns, link, onOpen, rowActions, choose }: Props<Row>) {
  const to = link?.(row)
  const opener = (content: ReactNode) => {
    if (to)
      return (
        <Link {...to} data-row-link className="row-link">
          {content}
        </Link>
      )
    if (!onOpen) return content
    return (
      <button type="button" data-row-link className="row-link text-left" onClick={() => onOpen(row)}>
        {content}
      </button>
    )
  }
  const lead = columns.findIndex(({ phone }) => phone === 'lead')
  return (
    <tr data-opens={to || onOpen ? '' : undefined}>
      {choose && <td data-phone="choose">{choose}</td>}
      {columns.map((column, index) => (
        <td key={column.title} data-phone={column.phone} data-align={column.align}>
          {index === lead ? opener(column.cell(row)) : column.cell(row)}
        </td>
      ))}
      {rowActions && <td data-phone="actions">{rowActions(row)}</td>}
    </tr>
  )
}
