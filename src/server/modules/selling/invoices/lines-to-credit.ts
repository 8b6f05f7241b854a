import { type LinePart, partOfLine } from '../../../../shared/selling/orders/part-of-line.ts'
import { spread } from '../../../../shared/selling/pricing/spread.ts'
import type { LineRecord } from './invoices.tables.ts'

/** Pieces of a line of the order, by its position, and what they came to: minor units, GST included. */
export type PiecesBack = { position: number; pieces: number; amount: number }

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
  const goods: LineRecord[] = []
  for (const part of parts.filter(({ pieces }) => pieces > 0)) {
    const line = invoice.find(({ orderPosition }) => orderPosition === part.position)
    if (!line) throw new RangeError(`The invoice has no line ${part.position}.`)
    goods.push(piecesOf(line, [...before, ...goods], part))
  }
  return [...goods, ...shippingOf(invoice, before, shipping)]
}

/**
 * Lines of a credit note for a price that was lowered after the sale: amounts without pieces, each with the tax that its share of the
 * line has.
 * @param shipping minor units, GST included
 * @throws RangeError for more than is left
 */
export function linesToLower(
  invoice: LineRecord[],
  before: LineRecord[],
  lowered: { position: number; amount: number }[],
  shipping: number,
): LineRecord[] {
  const goods = lowered.map(({ position, amount }): LineRecord => {
    const line = invoice.find(({ orderPosition }) => orderPosition === position)
    if (!line) throw new RangeError(`The invoice has no line ${position}.`)
    const part = taken(partOfLine({ ...line, quantity: line.amount }, creditedOf(before, position).amount, amount))
    return { ...line, ...part, quantity: null, unitPrice: null, discount: 0 }
  })
  return [...goods, ...shippingOf(invoice, before, shipping)]
}

/** The part of an invoice that notes have not credited yet. */
export function restOf(invoice: LineRecord[], before: LineRecord[]): { parts: PiecesBack[]; shipping: number } {
  const parts = invoice.flatMap(({ orderPosition: position, quantity, amount }) => {
    if (position === null || quantity === null) return []
    const credited = creditedOf(before, position)
    const pieces = quantity - credited.pieces
    return pieces > 0 ? [{ position, pieces, amount: amount - credited.amount }] : []
  })
  const shipping = leftOfShipping(invoice, before).reduce((sum, { left }) => sum + left, 0)
  return { parts, shipping }
}

function creditedOf(before: LineRecord[], position: number): { pieces: number; amount: number } {
  const own = before.filter(({ orderPosition }) => orderPosition === position)
  return {
    pieces: own.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    amount: own.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** The tax follows the amount, paisa by paisa; the last pieces take all that is left of it. */
function piecesOf(line: LineRecord, before: LineRecord[], { pieces, amount }: PiecesBack): LineRecord {
  const { orderPosition, quantity, unitPrice } = line
  if (orderPosition === null || quantity === null || unitPrice === null) throw new Error('pieces of shipping')
  const credited = creditedOf(before, orderPosition)
  if (credited.pieces + pieces > quantity) throw new RangeError('More pieces than the invoice has.')
  const part = amount === 0 ? nothing : taken(partOfLine({ ...line, quantity: line.amount }, credited.amount, amount))
  return { ...line, ...part, quantity: pieces, discount: unitPrice * pieces - amount }
}

const nothing = { amount: 0, tax: 0, centreTax: 0 }

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
