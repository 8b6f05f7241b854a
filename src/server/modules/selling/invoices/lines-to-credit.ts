import { type LinePart, partOfLine } from '../../../../shared/selling/part-of-line.ts'
import { spread } from '../../../../shared/selling/spread.ts'
import type { LineRecord } from './invoices.tables.ts'

/** Pieces of a line of the order, by its position. */
export type PiecesBack = { position: number; pieces: number }

/**
 * Lines of a credit note: some pieces of an invoice's lines and a part of its shipping, after what earlier notes credit. However an
 * invoice is credited, its notes add up to no more than it, line by line.
 * @param shipping minor units, GST included
 * @throws RangeError for more than is left
 */
export function linesToCredit(
  invoice: LineRecord[],
  before: LineRecord[],
  parts: PiecesBack[],
  shipping: number,
): LineRecord[] {
  const pieces = new Map<number, number>()
  for (const { position, pieces: more } of parts) pieces.set(position, (pieces.get(position) ?? 0) + more)
  const unknown = [...pieces.keys()].find(
    (position) => !invoice.some(({ orderPosition }) => orderPosition === position),
  )
  if (unknown !== undefined) throw new RangeError(`The invoice has no line ${unknown}.`)
  const goods = invoice.flatMap((line) => {
    const back = line.orderPosition === null ? 0 : (pieces.get(line.orderPosition) ?? 0)
    return back > 0 ? [piecesOf(line, before, back)] : []
  })
  return [...goods, ...shippingOf(invoice, before, shipping)]
}

/** The part of an invoice that notes have not credited yet. */
export function restOf(invoice: LineRecord[], before: LineRecord[]): { parts: PiecesBack[]; shipping: number } {
  const parts = invoice.flatMap(({ orderPosition: position, quantity }) => {
    if (position === null || quantity === null) return []
    const pieces = quantity - creditedPieces(before, position)
    return pieces > 0 ? [{ position, pieces }] : []
  })
  const shipping = leftOfShipping(invoice, before).reduce((sum, { left }) => sum + left, 0)
  return { parts, shipping }
}

function creditedPieces(before: LineRecord[], position: number): number {
  return before.reduce((sum, line) => sum + (line.orderPosition === position ? (line.quantity ?? 0) : 0), 0)
}

function piecesOf(line: LineRecord, before: LineRecord[], pieces: number): LineRecord {
  const { orderPosition, quantity, unitPrice } = line
  if (orderPosition === null || quantity === null || unitPrice === null) throw new Error('pieces of shipping')
  const part = taken(partOfLine({ ...line, quantity }, creditedPieces(before, orderPosition), pieces))
  return { ...line, ...part, quantity: pieces, discount: unitPrice * pieces - part.amount }
}

const taken = ({ amount, tax, centreTax }: LinePart) => ({ amount, tax, centreTax: centreTax ?? 0 })

function leftOfShipping(invoice: LineRecord[], before: LineRecord[]) {
  const isShipping = ({ orderPosition }: LineRecord) => orderPosition === null
  return invoice.filter(isShipping).map((line) => {
    const credited = before
      .filter((note) => isShipping(note) && note.rate === line.rate)
      .reduce((sum, { amount }) => sum + amount, 0)
    return { line, credited, left: line.amount - credited }
  })
}

/** Shipping is divided paisa by paisa, in proportion to what is left at each rate. */
function shippingOf(invoice: LineRecord[], before: LineRecord[], shipping: number): LineRecord[] {
  if (shipping === 0) return []
  const rows = leftOfShipping(invoice, before)
  const left = rows.reduce((sum, row) => sum + row.left, 0)
  if (shipping < 0 || shipping > left) throw new RangeError('More shipping than the invoice has.')
  const shares = spread(
    shipping,
    rows.map(({ line, left }) => ({ key: String(line.rate).padStart(3, '0'), weight: left })),
  )
  return rows.flatMap(({ line, credited }, index) => {
    const share = shares[index] ?? 0
    if (share === 0) return []
    return [{ ...line, ...taken(partOfLine({ ...line, quantity: line.amount }, credited, share)) }]
  })
}
