import type { GridChange, GridProduct, GridSaved, GridValue } from '../../shared/selling/catalogue/product-grid.ts'
import { counted, grouped } from '../ui/counted.ts'
import { customIn, type GridColumn } from './grid-columns.ts'
import { readCell, textOf } from './read-cell.ts'

/** State of a table of cells: edits, paste, fill, undo, redo, and the changes to save. */

export type RowsOf = 'products' | 'variants'

export type Row = { id: string; product: GridProduct; variantId: string | null; label: string }

/** Edited cells by row and column. Invalid input carries a `fault`. */
export type Edit = { value: GridValue; text: string; fault?: string }
export type Edits = ReadonlyMap<string, Edit>

export type GridState = { edits: Edits; past: Edits[]; future: Edits[] }

export const emptyGrid: GridState = { edits: new Map(), past: [], future: [] }

const mostSteps = 200

export const cellKey = (row: string, field: string) => `${row} ${field}`

export function rowsOf(products: GridProduct[], of: RowsOf): Row[] {
  if (of === 'products')
    return products.map((product) => ({ id: product._id, product, variantId: null, label: product.name }))
  return products.flatMap((product) =>
    product.variants.map((variant) => {
      const chosen = Object.values(variant.options).join(' / ')
      const label = chosen ? `${product.name}: ${chosen}` : product.name
      return { id: variant._id, product, variantId: variant._id, label }
    }),
  )
}

/** A cell's stored value. */
export function storedIn({ product, variantId }: Row, { field }: GridColumn): GridValue {
  const owner = variantId === null ? product : product.variants.find(({ _id }) => _id === variantId)
  const own = customIn(field)
  const value: unknown = own ? owner?.custom[own] : owner && Reflect.get(owner, field)
  return isValue(value) ? value : null
}

const isValue = (value: unknown): value is GridValue =>
  ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value)

export function shownIn(edits: Edits, row: Row, column: GridColumn): string {
  return edits.get(cellKey(row.id, column.field))?.text ?? textOf(column, storedIn(row, column))
}

export type Put = { row: Row; column: GridColumn; text: string }

/** Writes several cells as one undo step. A cell equal to its stored value is not an edit. */
export function put(state: GridState, cells: Put[]): GridState {
  const edits = new Map(state.edits)
  for (const { row, column, text } of cells) {
    const key = cellKey(row.id, column.field)
    if (shownIn(state.edits, row, column) === text) continue
    const read = readCell(column, text)
    const stored = storedIn(row, column)
    if ('fault' in read) edits.set(key, { value: stored, text, fault: read.fault })
    else if (JSON.stringify(read.value) === JSON.stringify(stored)) edits.delete(key)
    else edits.set(key, { value: read.value, text: textOf(column, read.value) })
  }
  if (same(edits, state.edits)) return state
  return { edits, past: [...state.past, state.edits].slice(-mostSteps), future: [] }
}

const same = (one: Edits, other: Edits) =>
  one.size === other.size && [...one].every(([key, edit]) => other.get(key)?.text === edit.text)

export function undo(state: GridState): GridState {
  const before = state.past.at(-1)
  if (!before) return state
  return { edits: before, past: state.past.slice(0, -1), future: [state.edits, ...state.future] }
}

export function redo(state: GridState): GridState {
  const [next, ...future] = state.future
  if (!next) return state
  return { edits: next, past: [...state.past, state.edits], future }
}

/** A rectangle of cells, bounds inclusive, from 0. */
export type Area = { top: number; left: number; bottom: number; right: number }

export type Place = { row: number; column: number }

export const areaOf = (anchor: Place, focus: Place): Area => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

type Table = { rows: Row[]; columns: GridColumn[] }

/** The texts in an area, for the clipboard. */
export function textsIn(edits: Edits, { rows, columns }: Table, { top, left, bottom, right }: Area): string[][] {
  return rows
    .slice(top, bottom + 1)
    .map((row) => columns.slice(left, right + 1).map((column) => shownIn(edits, row, column)))
}

/** Fills the area with one cell; several are pasted from its corner and clipped to the table. */
export function pasted({ rows, columns }: Table, area: Area, cells: string[][]): Put[] {
  const isOne = cells.length === 1 && cells[0]?.length === 1
  const height = isOne ? area.bottom - area.top + 1 : cells.length
  const width = isOne ? area.right - area.left + 1 : Math.max(...cells.map((row) => row.length))
  return Array.from({ length: height }, (_, down) =>
    Array.from({ length: width }, (_, along) => {
      const row = rows[area.top + down]
      const column = columns[area.left + along]
      const text = isOne ? cells[0]?.[0] : cells[down]?.[along]
      return row && column && text !== undefined ? [{ row, column, text }] : []
    }),
  ).flat(2)
}

/** How much of what is pasted lies beyond the table; undefined if all fits. */
export function beyond({ rows, columns }: Table, { top, left }: Area, cells: string[][]): string | undefined {
  const [height, width] = [cells.length, Math.max(...cells.map((row) => row.length))]
  const lost = [lostOf(height, rows.length - top, 'row'), lostOf(width, columns.length - left, 'column')].filter(
    (text) => text !== undefined,
  )
  return lost.length === 0 ? undefined : `Not pasted, as the table ends here: ${lost.join(' and ')}.`
}

const lostOf = (given: number, room: number, name: string) =>
  given > room ? `${grouped(given - room)} of ${counted(given, name)}` : undefined

/** Fills an area with its first row. */
export function filledDown(edits: Edits, table: Table, area: Area): Put[] {
  const [first = []] = textsIn(edits, table, { ...area, bottom: area.top })
  const rows = Array.from({ length: area.bottom - area.top + 1 }, () => first)
  return pasted(table, area, rows.length === 1 && first.length === 1 ? [first] : rows)
}

/** Changes to save, by product. Products with an invalid cell are left out. */
export function changesOf(edits: Edits, rows: Row[], columns: GridColumn[]): GridChange[] {
  const changes = new Map<string, GridChange>()
  const faulty = new Set<string>()
  for (const row of rows) {
    for (const column of columns) {
      const edit = edits.get(cellKey(row.id, column.field))
      if (!edit) continue
      if (edit.fault) faulty.add(row.product._id)
      addTo(changes, row, column, edit.value)
    }
  }
  return [...changes.values()].filter(({ _id }) => !faulty.has(_id))
}

function addTo(changes: Map<string, GridChange>, row: Row, { field }: GridColumn, value: GridValue): void {
  const { _id, revision, variants } = row.product
  const change = changes.get(_id) ?? { _id, revision, product: {}, variants: [] }
  changes.set(_id, change)
  if (row.variantId === null) {
    write(change.product, field, value)
    return
  }
  const stockSeen = variants.find((variant) => variant._id === row.variantId)?.stock
  const known = change.variants.find((variant) => variant._id === row.variantId)
  const variant = known ?? { _id: row.variantId, change: {}, stockSeen }
  if (!known) change.variants.push(variant)
  write(variant.change, field, value)
}

function write(change: { custom?: Record<string, GridValue> | undefined }, field: string, value: GridValue): void {
  const own = customIn(field)
  Object.assign(change, own ? { custom: { ...change.custom, [own]: value } } : { [field]: value })
}

/** Edits that were sent, and the table as it was stored then. */
type Sent = { edits: Edits; rows: Row[]; columns: GridColumn[] }

/**
 * State after a save: saved cells are no longer edits, refused ones carry the reason. What was changed since they were sent is still to
 * be saved.
 */
export function afterSave(state: GridState, { saved, refused }: GridSaved, sent: Sent): GridState {
  const savedIds = new Set(saved.map(({ _id }) => _id))
  const faultOf = new Map(
    refused.flatMap(({ _id, faults }) =>
      faults.map(({ variantId, field, text }) => [cellKey(variantId ?? _id, field), text] as const),
    ),
  )
  const rowOf = new Map(sent.rows.map((row) => [row.id, row]))
  const isSaved = (key: string) => savedIds.has(rowOf.get(idIn(key))?.product._id ?? '')
  const edits = [...state.edits].flatMap(([key, edit]) => {
    if (edit !== sent.edits.get(key)) return [[key, edit] as const]
    if (isSaved(key)) return []
    const fault = faultOf.get(key) ?? edit.fault
    return [[key, fault === undefined ? edit : { ...edit, fault }] as const]
  })
  const undone = [...sent.edits.keys()].filter((key) => isSaved(key) && !state.edits.has(key))
  const back = sent.columns.flatMap((column) =>
    undone.flatMap((key) => {
      const row = rowOf.get(idIn(key))
      if (!row || key !== cellKey(row.id, column.field)) return []
      const value = storedIn(row, column)
      return [[key, { value, text: textOf(column, value) }] as const]
    }),
  )
  // The stored values have changed, so undo is cleared.
  return { edits: new Map([...edits, ...back]), past: [], future: [] }
}

/** The row of a cell. */
const idIn = (key: string) => key.slice(0, key.indexOf(' '))
