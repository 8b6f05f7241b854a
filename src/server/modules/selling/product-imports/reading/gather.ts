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
export function skusIn(reading: Reading, rows: CsvLine[]): string[] {
  const read = cellReader(reading)
  return [...new Set(rows.flatMap((row) => read(row, 'sku') || []))]
}

/**
 * Gathers the rows of each product, in the order of their first rows.
 * @param ofSku products of the shop by SKU, for rows that say nothing else of their product
 */
export function gather(reading: Reading, rows: Iterable<CsvLine>, ofSku: ReadonlyMap<string, string>): Group[] {
  if (reading.layout === 'woocommerce') return gatherByParent(reading, rows)
  return isBySku(reading) ? gatherBySku(reading, rows, ofSku) : gatherByName(reading, rows)
}

/** A row whose SKU the shop lacks stands alone. */
function gatherBySku(reading: Reading, rows: Iterable<CsvLine>, ofSku: ReadonlyMap<string, string>): Group[] {
  const read = cellReader(reading)
  const groups = Map.groupBy(rows, (row) => ofSku.get(read(row, 'sku') ?? '') ?? `line ${row.line}`)
  return [...groups.values()].map((rows) => ({ rows }))
}

/** Rows belong together by their address, or by their name without one; a row with neither continues the one before it. */
function gatherByName(reading: Reading, rows: Iterable<CsvLine>): Group[] {
  const read = cellReader(reading)
  const groups = new Map<string, Group>()
  let last: Group | undefined
  for (const row of rows) {
    const key = read(row, 'path') || read(row, 'name') || ''
    const group: Group | undefined = key === '' ? last : groups.get(key)
    if (group) group.rows.push(row)
    last = group ?? { rows: [row] }
    if (!group) groups.set(key || `line ${row.line}`, last)
  }
  return [...groups.values()]
}

/** Variations name their parent, by `id:12` or by its SKU, and may stand anywhere. */
function gatherByParent(reading: Reading, rows: Iterable<CsvLine>): Group[] {
  const read = cellReader(reading)
  const groups: Group[] = []
  const parents = new Map<string, Group>()
  const variations: CsvLine[] = []
  for (const row of rows) {
    if (partsOf(read(row, 'kind') ?? '', /,/).includes('variation')) {
      variations.push(row)
      continue
    }
    const group = { rows: [row] }
    groups.push(group)
    const [id, sku] = [read(row, 'id'), read(row, 'sku')]
    if (id) parents.set(`id:${id}`, group)
    if (sku) parents.set(sku, group)
  }
  for (const row of variations) {
    const parent = parents.get(read(row, 'parent') ?? '')
    if (parent) parent.rows.push(row)
    else groups.push({ rows: [row] })
  }
  return groups
}
