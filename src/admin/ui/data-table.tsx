import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { LoadFault } from '../../ui/load-fault.tsx'
import type { List } from './list.ts'
import { isFiltered, NothingFound } from './nothing-found.tsx'
import { Paging } from './paging.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

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

type Props<Row extends { _id: string }> = {
  list: List<Row>
  /** What the table is called by a screen reader. */
  label: string
  columns: Column<Row>[]
  /** Where a row leads, made by `linkOptions`: the whole row can be pressed. */
  link?: (row: Row) => LinkProps
  /** Instead of `link`: what pressing a row does. */
  onOpen?: (row: Row) => void
  /** At the row's end: its menu. */
  rowActions?: (row: Row) => ReactNode
  /** With it rows can be chosen; it shows what to do with those chosen. */
  chosenActions?: (ids: string[], clear: () => void) => ReactNode
  /** What stands there when there is nothing at all. */
  empty: ReactNode
}

/** Rows of a list call: sorted by their headings, walked by arrow keys, paged at the foot; blocks on a phone. */
export function DataTable<Row extends { _id: string }>(props: Props<Row>) {
  const { list, columns, label, chosenActions } = props
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const clear = () => setChosen(new Set())
  if (list.fault) return <LoadFault text={list.fault} retry={list.retry} />
  if (!list.rows) return <TableSkeleton columns={columns.length} />
  if (list.rows.length === 0) return isFiltered(list) ? <NothingFound list={list} /> : props.empty
  const here = list.rows.map(({ _id }) => _id).filter((id) => chosen.has(id))
  const toggle = (ids: string[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      for (const id of ids) on ? next.add(id) : next.delete(id)
      return next
    })
  return (
    <>
      {chosenActions && here.length > 0 && (
        <div className="mb-2 flex flex-wrap items-center gap-3 rounded-button bg-accent-soft px-3 py-1.5" role="status">
          <span className="font-semibold tabular-nums">{here.length} chosen</span>
          {chosenActions(here, clear)}
        </div>
      )}
      <table className={`data-table ${list.stale ? 'opacity-60' : ''}`} aria-label={label}>
        <thead>
          <tr>
            {chosenActions && (
              <th className="w-10" scope="col">
                <ChooseBox
                  label="Choose all on this page"
                  checked={here.length === list.rows.length}
                  onChange={(on) => toggle(list.rows?.map(({ _id }) => _id) ?? [], on)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.title} column={column} list={list} />
            ))}
            {props.rowActions && (
              <th className="w-12" scope="col">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody onKeyDown={walkRows}>
          {list.rows.map((row) => (
            <TableRow
              key={row._id}
              row={row}
              {...props}
              choose={
                chosenActions && (
                  <ChooseBox
                    label="Choose this row"
                    checked={chosen.has(row._id)}
                    onChange={(on) => toggle([row._id], on)}
                  />
                )
              }
            />
          ))}
        </tbody>
      </table>
      <Paging list={list} />
    </>
  )
}

function TableRow<Row extends { _id: string }>({
  row,
  columns,
  link,
  onOpen,
  rowActions,
  choose,
}: Props<Row> & { row: Row; choose: ReactNode }) {
  const opener = (content: ReactNode) => {
    if (link)
      return (
        <Link {...link(row)} data-row-link className="row-link">
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
    <tr data-opens={link || onOpen ? '' : undefined}>
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

function ChooseBox({ label, checked, onChange }: { label: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="relative z-10 grid size-9 cursor-pointer place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        className="size-4"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

/** Up and down move from row to row; Enter is the link's own. */
function walkRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  const active = document.activeElement
  const at = active instanceof HTMLElement ? links.indexOf(active) : -1
  if (at < 0) return
  event.preventDefault()
  links[event.key === 'ArrowDown' ? at + 1 : at - 1]?.focus()
}
