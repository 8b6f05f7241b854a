import type { Reading } from './gather.ts'
import type { Row, RowFault } from './row.ts'
import { piecesOf } from './values.ts'

/** The stock of a variant as its row states it. */
export type StatedStock = {
  pieces?: number | undefined
  /** With how many a new variant begins where the row has no number of pieces, and what staff are told of it. */
  assumed?: { pieces: number; text: string } | undefined
}

/** Sold elsewhere without being counted. */
const uncounted = {
  pieces: 100,
  text: 'Its pieces are not counted in the file. It begins with 100: enter how many there are.',
}

const unsaid = {
  pieces: 0,
  text: 'The file does not say how many pieces there are. It is sold out until you enter them.',
}

/** @param first the row of the product, with the pieces that variations of WooCommerce share */
export function statedStocks({ columns, layout }: Reading, offered: Row[], first: Row): StatedStock[] {
  const isTracking = columns.some(({ field }) => field === 'stockTracker')
  const sharing = offered.filter(isShared)
  const shares = (sharing.length > 0 ? sharesOf(first, sharing) : []).values()
  const stocks = offered.map((row) => {
    if (isShared(row)) return shares.next().value ?? {}
    // Shopify leaves the tracker blank where it counts nothing, and writes any number.
    return isTracking && row.cell('stockTracker') === '' ? { assumed: uncounted } : statedStock(row, row.cell('stock'))
  })
  // A file of one's own may leave stock to later.
  return layout === 'own' ? stocks : stocks.map((stock) => ({ assumed: unsaid, ...stock }))
}

const isShared = ({ cell }: Row) => cell('stock').toLowerCase() === 'parent'

function statedStock(row: Row, entered: string): StatedStock {
  const said = availability(row)
  if (entered === '') return said === 'out' ? { pieces: 0 } : said ? { assumed: uncounted } : {}
  const pieces = piecesOf(entered)
  if (pieces === undefined) row.fault('stock', 'Enter a whole number of pieces.')
  if (pieces === 0 && said === 'beyond')
    row.note('stock', 'It is sold beyond its stock elsewhere. Here it is sold out until you enter pieces.')
  return { pieces }
}

/** Variations that share the pieces of their product get equal parts, so that no more are sold than there are. */
function sharesOf(first: Row, sharing: Row[]): StatedStock[] {
  const stock = statedStock(first, isShared(first) ? '' : first.cell('stock'))
  const { pieces } = stock
  if (pieces === undefined) return sharing.map(() => stock)
  const text = `${sharing.length} variants share ${pieces} pieces: each gets an equal part of them.`
  if (sharing.length > 1) sharing[0]?.note('stock', text)
  return equalParts(pieces, sharing.length).map((pieces) => ({ pieces }))
}

/** Whole parts that differ by one at most, the larger first. */
export const equalParts = (pieces: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, at) => Math.floor((pieces + parts - 1 - at) / parts))

const inStock = new Set(['1', 'yes', 'true', 'instock', 'in stock'])
const outOfStock = new Set(['0', 'no', 'false', 'outofstock', 'out of stock'])
const onBackorder = new Set(['backorder', 'onbackorder'])
const continued = new Set(['continue', 'true', 'yes', '1'])

/** Whether a variant can be bought elsewhere: while there are pieces, or beyond them. */
function availability({ cell }: Row): 'in' | 'out' | 'beyond' | undefined {
  const said = cell('inStock').toLowerCase()
  if (onBackorder.has(said) || continued.has(cell('stockPolicy').toLowerCase())) return 'beyond'
  return inStock.has(said) ? 'in' : outOfStock.has(said) ? 'out' : undefined
}

type NewVariant = { line: number; values: { stock?: number }; assumed?: StatedStock['assumed'] }

/** The pieces with which a new variant begins. */
export const firstStock = ({ values, assumed }: NewVariant): number => values.stock ?? assumed?.pieces ?? 0

/** Says of new variants that their pieces are not those of the file. */
export function stockNotes(added: NewVariant[]): RowFault[] {
  return added.flatMap(({ line, values, assumed }) =>
    assumed && values.stock === undefined ? [{ line, column: 'Stock', text: assumed.text }] : [],
  )
}
