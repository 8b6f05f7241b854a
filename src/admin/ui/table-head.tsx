import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import type { List } from './list.ts'

type Props<Row> = { list: List<Row>; columns: Column<Row>[]; choose: ReactNode; hasActions: boolean }

/** The headings of a table; those of columns that can be sorted by are buttons. */
export function TableHead<Row>({ list, columns, choose, hasActions }: Props<Row>) {
  return (
    <thead>
      <tr>
        {choose && (
          <th className="w-10" scope="col" data-phone="choose">
            {choose}
          </th>
        )}
        {columns.map((column) => (
          <Heading key={column.title} column={column} list={list} />
        ))}
        {hasActions && (
          <th className="w-12" scope="col">
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function Heading<Row>({ column, list }: { column: Column<Row>; list: List<Row> }) {
  const isSorted = column.sort !== undefined && list.sort === column.sort
  const next = isSorted && list.order === 'ascend' ? 'descend' : 'ascend'
  const Mark = list.order === 'ascend' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      data-align={column.align}
      style={{ width: column.width }}
      aria-sort={isSorted ? (list.order === 'ascend' ? 'ascending' : 'descending') : undefined}
    >
      {column.sort ? (
        <button
          type="button"
          className="inline-flex items-center gap-1 hover:text-ink"
          onClick={() => list.change({ sort: column.sort, order: next })}
        >
          {column.title}
          {isSorted && <Mark className="size-3.5" aria-hidden />}
        </button>
      ) : (
        column.title
      )}
    </th>
  )
}
