import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { GridColumn } from './grid-columns.ts'
import { cellKey, type GridState, type Row, shownIn } from './grid-state.ts'
import { Typing } from './typing.tsx'
import { useCells } from './use-cells.ts'

type Props = {
  label: string
  rows: Row[]
  columns: GridColumn[]
  state: GridState
  setState: (change: (state: GridState) => GridState) => void
}

/** Fixed row height, px, so that only visible rows are rendered. */
const rowHeight = 36
const beyond = 8
/** Width of the names, which on a phone leave room for two columns. */
const headWidth = 'min(16rem, 40vw)'

/**
 * A spreadsheet-like table of cells. Only visible rows are rendered; screen readers get an ARIA grid with the total row count
 * and the active cell.
 */
export function CellGrid({ label, rows, columns, state, setState }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { top, height } = useWindowed(box)
  const pageRows = Math.max(1, Math.floor(height / rowHeight) - 2)
  const cells = useCells({ rows, columns, state, setState, pageRows })
  const { area, focus, typed } = cells
  const idOf = (row: number, column: number) => `${id}-${row}-${column}`
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), rows.length) - beyond)
  const end = Math.min(rows.length, Math.ceil((top + height) / rowHeight) + beyond)
  const fault = faultAt(state, rows[focus.row], columns[focus.column])
  useShown(box, focus, columns)
  useEffect(() => {
    if (typed === undefined) box.current?.focus({ preventScroll: true })
  }, [typed])
  const template = `${headWidth} ${columns.map(({ width }) => `${width}rem`).join(' ')}`
  return (
    <>
      <GridPart
        ref={box}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-activedescendant={typed === undefined ? idOf(focus.row, focus.column) : undefined}
        tabIndex={0}
        onKeyDown={cells.onKeyDown}
        onCopy={cells.onCopy}
        onCut={cells.onCut}
        onPaste={cells.onPaste}
        className="relative h-[min(70vh,44rem)] overflow-auto rounded-[10px] border border-line bg-ground text-sm outline-offset-2"
      >
        <GridPart
          role="row"
          aria-rowindex={1}
          className="sticky top-0 z-20 grid w-max bg-ground-soft font-semibold"
          style={{ gridTemplateColumns: template, height: rowHeight }}
        >
          <GridPart role="columnheader" aria-colindex={1} className={`${headClass} z-10 bg-ground-soft`}>
            {label}
          </GridPart>
          {columns.map(({ field, title }, index) => (
            <GridPart
              key={field}
              role="columnheader"
              aria-colindex={index + 2}
              className="truncate border-r border-b border-line px-2 leading-9"
            >
              {title}
            </GridPart>
          ))}
        </GridPart>
        <div style={{ height: first * rowHeight }} />
        {rows.slice(first, end).map((row, offset) => {
          const at = first + offset
          return (
            <GridPart
              key={row.id}
              role="row"
              aria-rowindex={at + 2}
              className="grid w-max"
              style={{ gridTemplateColumns: template, height: rowHeight }}
            >
              <GridPart role="rowheader" aria-colindex={1} title={row.label} className={`${headClass} z-10`}>
                {row.label}
              </GridPart>
              {columns.map((column, index) => {
                const isActive = at === focus.row && index === focus.column
                const isChosen = at >= area.top && at <= area.bottom && index >= area.left && index <= area.right
                const edit = state.edits.get(cellKey(row.id, column.field))
                return (
                  <GridPart
                    key={column.field}
                    id={idOf(at, index)}
                    role="gridcell"
                    aria-colindex={index + 2}
                    aria-selected={isChosen}
                    aria-invalid={edit?.fault ? true : undefined}
                    title={edit?.fault}
                    onMouseDown={(event) => {
                      if (isActive && typed !== undefined) return
                      cells.commit()
                      cells.select({ row: at, column: index }, event.shiftKey)
                      event.preventDefault()
                      box.current?.focus({ preventScroll: true })
                    }}
                    onMouseEnter={({ buttons }) => buttons === 1 && cells.select({ row: at, column: index }, true)}
                    onDoubleClick={() => cells.edit()}
                    className={cellClass(isActive, isChosen, edit)}
                  >
                    {isActive && typed !== undefined ? (
                      <Typing column={column} row={row} text={typed} onChange={cells.setTyped} onLeave={cells.commit} />
                    ) : (
                      <span className={`block truncate ${isNumber(column) ? 'text-right tabular-nums' : ''}`}>
                        {shownIn(state.edits, row, column)}
                      </span>
                    )}
                  </GridPart>
                )
              })}
            </GridPart>
          )
        })}
        <div style={{ height: Math.max(0, rows.length - end) * rowHeight }} />
      </GridPart>
      <p className="mt-2 min-h-6 text-sm text-danger" role="status">
        {cells.lost ?? fault}
      </p>
    </>
  )
}

type GridPartProps = ComponentProps<'div'> & { role: 'grid' | 'row' | 'columnheader' | 'rowheader' | 'gridcell' }

/** An ARIA part of the grid. Not a table element, because most rows are not rendered. */
function GridPart(props: GridPartProps) {
  return <div {...props} />
}

const headClass = 'sticky left-0 truncate border-r border-b border-line bg-ground px-2 leading-9 font-semibold'

const isNumber = ({ kind }: GridColumn) => kind === 'money' || kind === 'number'

function cellClass(isActive: boolean, isChosen: boolean, edit: { fault?: string } | undefined): string {
  const ground = edit?.fault ? 'bg-danger/10' : isChosen ? 'bg-accent/10' : edit ? 'bg-ground-soft' : ''
  const ring = isActive
    ? 'outline-2 -outline-offset-2 outline-accent'
    : edit?.fault
      ? 'outline-1 -outline-offset-1 outline-danger'
      : ''
  return `relative min-w-0 border-r border-b border-line px-2 leading-9 select-none ${ground} ${ring} ${edit ? 'font-semibold' : ''}`
}

function faultAt(state: GridState, row: Row | undefined, column: GridColumn | undefined): string | undefined {
  return row && column && state.edits.get(cellKey(row.id, column.field))?.fault
}

/** Scroll position and visible height of a scrolled box, px. */
function useWindowed(box: React.RefObject<HTMLDivElement | null>) {
  const [view, setView] = useState({ top: 0, height: 600 })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight || 600 })
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [box])
  return view
}

/** Scrolls the active cell into view, below the headings and beside the names. */
function useShown(
  box: React.RefObject<HTMLDivElement | null>,
  focus: { row: number; column: number },
  columns: GridColumn[],
) {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    const y = focus.row * rowHeight
    if (y < element.scrollTop) element.scrollTop = y
    const low = y + 2 * rowHeight - element.clientHeight
    if (element.clientHeight > 0 && low > element.scrollTop) element.scrollTop = low
    const x = columns.slice(0, focus.column).reduce((sum, { width }) => sum + width, 0) * rem
    const wide = (columns[focus.column]?.width ?? 0) * rem
    if (x < element.scrollLeft) element.scrollLeft = x
    const head = element.querySelector<HTMLElement>('[role="columnheader"]')?.offsetWidth ?? 0
    const right = x + wide + head - element.clientWidth
    if (element.clientWidth > 0 && right > element.scrollLeft) element.scrollLeft = right
  }, [box, focus, columns])
}
