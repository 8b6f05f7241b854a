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

const clean = (cell: string): string => trimmed(inOneForm(cell))

/** Gathers the rows of each product, in the order of their first rows. */
export function gather(reading: Reading, rows: Iterable<CsvLine>): Group[] {
  return reading.layout === 'woocommerce' ? gatherByParent(reading, rows) : gatherByName(reading, rows)
}

/** Rows belong together by their address, or by their name without one; a row with neither continues the one before it. */
function gatherByName(reading: Reading, rows: Iterable<CsvLine>): Group[] {
  const read = cellReader(reading)
  const isNamed = reading.columns.some(({ field }) => field === 'path' || field === 'name')
  const groups = new Map<string, Group>()
  let last: Group | undefined
  for (const row of rows) {
    const key = isNamed ? read(row, 'path') || read(row, 'name') || '' : `line ${row.line}`
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
