import { inOneForm, trimmed } from '../../../../../shared/text.ts'
import { withoutApostrophe } from '../../../../platform/csv.ts'
import type { CsvLine } from '../../../../platform/read-csv.ts'
import type { Column, Layout } from './columns.ts'
import type { Field } from './fields.ts'
import type { Known } from './known.ts'
import { partsOf } from './values.ts'

/** A file's columns, as its rows are read by them. */
export type Reading = { layout: Layout; columns: Column[]; known: Known }

/** The rows of one product, the first with its own data. */
export type Group = { rows: CsvLine[] }

type Columns = Pick<Reading, 'columns'>

/** The text of a row under a field; undefined where the file has no such column. */
export function cellReader(reading: Columns): (row: CsvLine, field: Field) => string | undefined {
  const read = rawReader(reading)
  return (row, field) => {
    const cell = read(row, field)
    return cell === undefined ? undefined : clean(cell)
  }
}

/** The lines of a cell, blank ones too: those of two columns belong together by their places. */
export function linesReader(reading: Columns): (row: CsvLine, field: Field) => string[] {
  const read = rawReader(reading)
  return (row, field) => (read(row, field) ?? '').split(/\r\n?|\n/).map(clean)
}

function rawReader({ columns }: Columns): (row: CsvLine, field: Field) => string | undefined {
  const places = new Map(columns.flatMap(({ field }, place) => (field ? [[field, place] as const] : [])))
  return ({ cells }, field) => {
    const place = places.get(field)
    return place === undefined ? undefined : withoutApostrophe(cells[place] ?? '')
  }
}

/** Most cells are blank, or have only characters of one form. */
const isPlainCell = /^[\x20-\x7e]*$/

const clean = (cell: string): string => (isPlainCell.test(cell) ? cell.trim() : trimmed(inOneForm(cell)))

/** Whether rows say by their SKUs alone which products they are about. */
export const isBySku = ({ layout, columns }: Reading): boolean =>
  layout !== 'woocommerce' && !columns.some(({ field }) => field === 'path' || field === 'name')

/** The SKUs of all rows. */
export function skusIn(reading: Reading, rows: Iterable<CsvLine>): string[] {
  const read = cellReader(reading)
  const skus = new Set<string>()
  for (const row of rows) skus.add(read(row, 'sku') ?? '')
  skus.delete('')
  return [...skus]
}

/** The places of a product's rows in the file. */
export type Places = number[]

/**
 * Gathers the rows of each product, in the order of their first rows.
 * @param ofSku products of the shop by SKU, for rows that say nothing else of their product
 */
export function gather(reading: Reading, rows: Iterable<CsvLine>, ofSku: ReadonlyMap<string, string>): Places[] {
  if (reading.layout === 'woocommerce') return gatherByParent(reading, rows)
  return isBySku(reading) ? gatherBySku(reading, rows, ofSku) : gatherByName(reading, rows)
}

/** A row whose SKU the shop lacks stands alone. */
function gatherBySku(reading: Reading, rows: Iterable<CsvLine>, ofSku: ReadonlyMap<string, string>): Places[] {
  const read = cellReader(reading)
  const groups = new Map<string, Places>()
  let place = 0
  for (const row of rows) {
    const key = ofSku.get(read(row, 'sku') ?? '') ?? `line ${row.line}`
    const group = groups.get(key) ?? []
    group.push(place++)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Rows belong together by their address, or by their name without one; a row with neither continues the one before it. */
function gatherByName(reading: Reading, rows: Iterable<CsvLine>): Places[] {
  const read = cellReader(reading)
  const groups = new Map<string, Places>()
  let last: Places | undefined
  let place = 0
  for (const row of rows) {
    const key = read(row, 'path') || read(row, 'name') || ''
    const group: Places | undefined = key === '' ? last : groups.get(key)
    last = group ?? []
    last.push(place++)
    if (!group) groups.set(key || `line ${row.line}`, last)
  }
  return [...groups.values()]
}

/** Variations name their parent, by `id:12` or by its SKU, and may stand anywhere. */
function gatherByParent(reading: Reading, rows: Iterable<CsvLine>): Places[] {
  const read = cellReader(reading)
  const groups: Places[] = []
  const parents = new Map<string, Places>()
  const variations: { place: number; parent: string }[] = []
  let place = -1
  for (const row of rows) {
    place++
    if (partsOf(read(row, 'kind') ?? '', /,/).includes('variation')) {
      variations.push({ place, parent: read(row, 'parent') ?? '' })
      continue
    }
    const group = [place]
    groups.push(group)
    const [id, sku] = [read(row, 'id'), read(row, 'sku')]
    if (id) parents.set(`id:${id}`, group)
    if (sku) parents.set(sku, group)
  }
  for (const { place, parent } of variations) {
    const group = parents.get(parent)
    if (group) group.push(place)
    else groups.push([place])
  }
  return groups
}
