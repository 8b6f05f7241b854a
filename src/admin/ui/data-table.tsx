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
        // Over the foot of the window, so that the rows stay where they are.
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

/** Rows still lead to where they are read; nothing is done to them. */
function lookedAt<Row extends { _id: string }>({ list, label, columns, link, empty }: Props<Row>): Props<Row> {
  return { list, label, columns, empty, ...(link ? { link } : {}) }
}

/** Which rows are chosen, by their ids; those of other pages stay chosen while somebody pages. */
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
