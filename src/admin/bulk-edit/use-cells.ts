import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { isComposing } from '../../ui/composing.ts'
import { keyName } from '../ui/key-name.ts'
import type { GridColumn } from './grid-columns.ts'
import {
  areaOf,
  beyond,
  filledDown,
  type GridState,
  type Place,
  pasted,
  put,
  type Row,
  redo,
  shownIn,
  textsIn,
  undo,
} from './grid-state.ts'
import { readTsv, writeTsv } from './tsv.ts'

type Table = { rows: Row[]; columns: GridColumn[] }

type Props = Table & {
  state: GridState
  setState: (change: (state: GridState) => GridState) => void
  /** Rows that a page of the window has. */
  pageRows: number
}

const start: Place = { row: 0, column: 0 }

/** Which cells are chosen, what is typed into one, and what the keys do: as in a spreadsheet. */
export function useCells({ rows, columns, state, setState, pageRows }: Props) {
  const [anchor, setAnchor] = useState(start)
  const [focus, setFocus] = useState(start)
  const [typed, setTyped] = useState<string>()
  const [lost, setLost] = useState<string>()
  const table = { rows, columns }
  const area = areaOf(anchor, focus)
  const last = { row: rows.length - 1, column: columns.length - 1 }

  const select = (place: Place, extend = false) => {
    setLost(undefined)
    const next = {
      row: Math.max(0, Math.min(last.row, place.row)),
      column: Math.max(0, Math.min(last.column, place.column)),
    }
    setFocus(next)
    if (!extend) setAnchor(next)
  }
  const move = (down: number, along: number, extend = false) =>
    select({ row: focus.row + down, column: focus.column + along }, extend)
  const here = () => {
    const [row, column] = [rows[focus.row], columns[focus.column]]
    return row && column ? { row, column } : undefined
  }
  const edit = (text?: string) => {
    const cell = here()
    if (cell) setTyped(text ?? shownIn(state.edits, cell.row, cell.column))
  }
  const commit = () => {
    const cell = here()
    if (cell && typed !== undefined) setState((state) => put(state, [{ ...cell, text: typed }]))
    setTyped(undefined)
  }
  /** Tab walks through the cells, and at their end on through the page. */
  const tab = (back: boolean): boolean => {
    const at = focus.row * columns.length + focus.column + (back ? -1 : 1)
    if (at < 0 || at >= rows.length * columns.length) return false
    select({ row: Math.floor(at / columns.length), column: at % columns.length })
    return true
  }
  const clear = () => setState((state) => put(state, pasted(table, area, [['']])))
  const fillDown = () => setState((state) => put(state, filledDown(state.edits, table, area)))

  const onTypingKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') setTyped(undefined)
    else if (event.key === 'Enter') {
      commit()
      move(event.shiftKey ? -1 : 1, 0)
    } else if (event.key === 'Tab') {
      commit()
      if (!tab(event.shiftKey)) return
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== undefined) return onTypingKey(event)
    const act = withModifier(event) ?? plain(event)
    if (!act || act() === false) return
    event.preventDefault()
  }

  const withModifier = ({ nativeEvent }: KeyboardEvent): (() => unknown) | undefined => {
    const { ctrlKey, metaKey, shiftKey } = nativeEvent
    if (!ctrlKey && !metaKey) return undefined
    switch (keyName(nativeEvent)) {
      case 'z':
        return () => setState(shiftKey ? redo : undo)
      case 'y':
        return () => setState(redo)
      case 'd':
        return fillDown
      case 'a':
        return () => {
          setAnchor(start)
          setFocus(last)
        }
      case 'arrowdown':
        return () => select({ ...focus, row: last.row }, shiftKey)
      case 'arrowup':
        return () => select({ ...focus, row: 0 }, shiftKey)
      case 'arrowright':
        return () => select({ ...focus, column: last.column }, shiftKey)
      case 'arrowleft':
        return () => select({ ...focus, column: 0 }, shiftKey)
      case 'home':
        return () => select(start, shiftKey)
      case 'end':
        return () => select(last, shiftKey)
      // Copy, cut and paste have events of their own, and all else is the browser's.
      default:
        return () => false
    }
  }

  const plain = ({ key, shiftKey, altKey }: KeyboardEvent): (() => unknown) | undefined => {
    switch (key) {
      case 'ArrowDown':
        return () => move(1, 0, shiftKey)
      case 'ArrowUp':
        return () => move(-1, 0, shiftKey)
      case 'ArrowRight':
        return () => move(0, 1, shiftKey)
      case 'ArrowLeft':
        return () => move(0, -1, shiftKey)
      case 'PageDown':
        return () => move(pageRows, 0, shiftKey)
      case 'PageUp':
        return () => move(-pageRows, 0, shiftKey)
      case 'Home':
        return () => select({ ...focus, column: 0 }, shiftKey)
      case 'End':
        return () => select({ ...focus, column: last.column }, shiftKey)
      case 'Tab':
        return () => tab(shiftKey)
      case 'Enter':
      case 'F2':
        return () => edit()
      case 'Delete':
      case 'Backspace':
        return clear
      case 'Escape':
        return () => setAnchor(focus)
    }
    return key.length === 1 && !altKey ? () => edit(key) : undefined
  }

  const onCopy = (event: ClipboardEvent) => {
    if (typed !== undefined) return
    event.clipboardData.setData('text/plain', writeTsv(textsIn(state.edits, table, area)))
    event.preventDefault()
  }
  const onCut = (event: ClipboardEvent) => {
    if (typed !== undefined) return
    onCopy(event)
    clear()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (typed !== undefined) return
    const cells = readTsv(event.clipboardData.getData('text/plain'))
    setState((state) => put(state, pasted(table, area, cells)))
    setLost(beyond(table, area, cells))
    const [height, width] = [cells.length, Math.max(...cells.map((row) => row.length))]
    if (height > 1 || width > 1) {
      setAnchor({ row: area.top, column: area.left })
      setFocus({
        row: Math.min(last.row, area.top + height - 1),
        column: Math.min(last.column, area.left + width - 1),
      })
    }
    event.preventDefault()
  }
  return { area, focus, typed, lost, setTyped, select, edit, commit, fillDown, onKeyDown, onCopy, onCut, onPaste }
}
