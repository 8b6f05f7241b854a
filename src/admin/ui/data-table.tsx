import type { LinkProps } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { LoadFault } from '../../ui/load-fault.tsx'
import { ChooseBox } from './choose-box.tsx'
import type { Column } from './column.ts'
import type { List } from './list.ts'
import { useMayChange } from './may-change.tsx'
import { isFiltered, NothingFound } from './nothing-found.tsx'
import { Paging } from './paging.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

type Props<Row extends { _id: string }> = {
  list: List<Row>
  /** Accessible name of the table. */
  label: string
  columns: Column<Row>[]
  /** Link of a row, made by `linkOptions`: the whole row can be pressed. Undefined for a row that leads nowhere. */
  link?: (row: Row) => LinkProps | undefined
  /** Instead of `link`: called when a row is pressed. */
  onOpen?: (row: Row) => void
  /** Menu at the row's end. */
  rowActions?: (row: Row) => ReactNode
  /** Enables selection; renders the actions on selected rows. */
  chosenActions?: (ids: string[], clear: () => void) => ReactNode
  /** Shown when there are no records at all. */
  empty: ReactNode
}

/** Table of a list call: sorted by its headings, arrow keys between rows, pages below; blocks on a phone. */
export function DataTable<Row extends { _id: string }>(given: Props<Row>) {
  const props = useMayChange() ? given : lookedAt(given)
  const { list, columns, chosenActions } = props
  const { chosen, toggle, clear } = useChosen()
  if (list.fault) return <LoadFault text={list.fault} retry={list.retry} />
  if (!list.rows) return <TableSkeleton columns={columns.length} />
  if (list.rows.length === 0) return isFiltered(list) ? <NothingFound list={list} /> : props.empty
  const ids = list.rows.map(({ _id }) => _id)
  const here = ids.filter((id) => chosen.has(id))
  return (
    <>
      <table className={`data-table ${list.stale ? 'opacity-60' : ''}`} aria-label={props.label}>
        <TableHead
          list={list}
          columns={columns}
          hasActions={props.rowActions !== undefined}
          choose={
            chosenActions && (
              <ChooseBox
                label="Select all on this page"
                phoneText="Select all"
                checked={here.length === ids.length}
                onChange={(on) => toggle(ids, on)}
              />
            )
          }
        />
        <tbody onKeyDown={walkRows}>
          {list.rows.map((row) => (
            <TableRow
              key={row._id}
              row={row}
              {...props}
              choose={
                chosenActions && (
                  <ChooseBox
                    label="Select this row"
                    checked={chosen.has(row._id)}
                    onChange={(on) => toggle([row._id], on)}
                  />
                )
              }
            />
          ))}
        </tbody>
      </table>
      {chosenActions && here.length > 0 && (
        // At the bottom of the window, so that the rows do not move.
        <div
          data-bottom-bar
          className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-[10px] border border-line bg-ground px-4 py-2.5 shadow-raised"
          role="status"
        >
          <span className="font-semibold tabular-nums">{here.length} selected</span>
          {chosenActions(here, clear)}
        </div>
      )}
      <Paging list={list} />
    </>
  )
}

/** The table for a user without write permission: rows still link, without actions. */
function lookedAt<Row extends { _id: string }>({ list, label, columns, link, empty }: Props<Row>): Props<Row> {
  return { list, label, columns, empty, ...(link ? { link } : {}) }
}

/** Selected row ids; the selection persists across pages. */
function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (ids: string[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      for (const id of ids) on ? next.add(id) : next.delete(id)
      return next
    })
  return { chosen, toggle, clear: () => setChosen(new Set()) }
}

/** Arrow keys move between rows; Enter is handled by the link. */
function walkRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  const active = document.activeElement
  const at = active instanceof HTMLElement ? links.indexOf(active) : -1
  if (at < 0) return
  event.preventDefault()
  links[event.key === 'ArrowDown' ? at + 1 : at - 1]?.focus()
}
