import { isTaxed, type TaxKind, type TaxSeller, taxKind, taxNames } from '../invoices/tax-kind.ts'
import { taxInside } from './money.ts'
import { type ShippingRules, shippingCharge } from './shipping-charge.ts'
import { spread } from './spread.ts'

/**
 * A line to price. `price` and `mrp` are minor units per piece, GST included; `weight` is in grams per piece. `id` breaks ties of
 * rounding.
 */
export type QuoteLine = { id: string; quantity: number; price: number; mrp: number; gstRate: number; weight: number }

/** An amount taken off a line, and why; shown to the customer. */
export type Discount = { reason: string; amount: number }

/** Ids of the lines in a scope; null for all of them. */
type LineIds = string[] | null

/** The condition that an order must still meet to keep a discount (decision 094). */
export type DiscountNeeds = {
  on: LineIds
  /** Minimum of the pieces in its scope before discounts, minor units, and minimum number of them. */
  least: number
  pieces: number
  /** For a discount that gives pieces: its terms, and how many pieces of each line it gave. */
  gives?: { buy: number; get: number; times: number; on: LineIds; given: Record<string, number> }
}

/** A discount as it was computed for some lines (`takeDiscounts`). */
export type TakenDiscount = {
  id: string
  /** As the owner writes it; null for a discount without a code. */
  code: string | null
  reason: string
  /** Taken off each line, in the order of the lines. */
  lines: number[]
  /** Delivery is free. */
  delivery: boolean
  /** The condition to keep it; undefined if there is none. */
  needs?: DiscountNeeds | undefined
}

/** A discount of a quote: what it took off the items, and off the shipping. */
export type QuotedDiscount = Omit<TakenDiscount, 'lines' | 'delivery'> & { amount: number; shipping: number }

/**
 * `cashFee`: the shop's fee for cash on delivery, for orders that are paid so. `before`: what the lines are added to, whose odd paise
 * decide who has the next one.
 */
export type QuoteRules = {
  seller: TaxSeller
  shipping: ShippingRules
  discounts: TakenDiscount[]
  cashFee?: number
  before?: TaxShare[]
}

/** The tax of a part, and the centre's half of it. */
export type TaxShare = Pick<TaxedPart, 'rate' | 'tax' | 'centreTax'>

/** An amount at one GST rate (percent). `amount` includes `tax`; `centreTax` is the centre's half, 0 if the tax is not shared. */
export type TaxedPart = { rate: number; amount: number; tax: number; centreTax: number }

/** A priced line: `amount` is what is left of quantity × price after `discounts`. */
export type QuotedLine = TaxedPart & { discounts: Discount[] }

export type Quote = {
  taxKind: TaxKind
  /** In the order of the lines given. */
  lines: QuotedLine[]
  /** Shipping by the GST rates of the lines. */
  shippingTaxes: TaxedPart[]
  /** In the order in which they were taken. */
  discounts: QuotedDiscount[]
  mrp: number
  /** Before discounts. */
  items: number
  discount: number
  /** With the fee for cash on delivery: it is part of the supply of the goods as delivery is. */
  shipping: number
  /** Part of `shipping`; 0 unless the order is paid in cash on delivery. */
  cashFee: number
  /** items − discount + shipping */
  total: number
  tax: number
}

/**
 * Prices an order: the only place where amounts and taxes are computed (B243). Amounts do not depend on the order of the lines;
 * the place of supply decides the names of the tax alone, never its amount.
 * @param state the delivery address's; undefined while it is unknown
 */
export function quote(
  lines: QuoteLine[],
  { seller, shipping, discounts, cashFee = 0, before = [] }: QuoteRules,
  state?: string,
): Quote {
  const kind = taxKind(seller, state)
  const gross = lines.map(({ price, quantity }) => price * quantity)
  const taken = lines.map((_, index) => discountsOfLine(discounts, index))
  const net = gross.map((amount, index) => amount - sum(taken[index]?.map(({ amount }) => amount) ?? []))
  const items = sum(gross)
  const weight = sum(lines.map(({ weight, quantity }) => weight * quantity))
  const charge = shippingCharge(shipping, { items, value: sum(net), weight })
  const freeing = discounts.find(({ delivery }) => delivery)
  const delivery = freeing ? 0 : charge
  // Nothing is collected for an order of gifts alone.
  const fee = sum(net) + delivery > 0 ? cashFee : 0
  const shippingAmount = delivery + fee
  const rates = lines.map(({ gstRate }) => (isTaxed(kind) ? gstRate : 0))
  const weights = sum(net) > 0 ? net : gross
  const ofLines = lines.map(({ id }, index) => ({ key: id, rate: rates[index] ?? 0, amount: net[index] ?? 0 }))
  const ofShipping = spreadByRate(shippingAmount, rates, weights)
  const parts = shareTax([...ofLines, ...ofShipping], kind, before)
  return {
    taxKind: kind,
    lines: parts.slice(0, lines.length).map((part, index) => ({ ...part, discounts: taken[index] ?? [] })),
    shippingTaxes: parts.slice(lines.length),
    discounts: discounts.map((discount) => {
      const { lines, delivery: _, ...taken } = discount
      return { ...taken, amount: sum(lines), shipping: discount === freeing ? charge : 0 }
    }),
    mrp: sum(lines.map(({ mrp, quantity }) => mrp * quantity)),
    items,
    discount: items - sum(net),
    shipping: shippingAmount,
    cashFee: fee,
    total: sum(net) + shippingAmount,
    tax: sum(parts.map(({ tax }) => tax)),
  }
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

function discountsOfLine(discounts: TakenDiscount[], index: number): Discount[] {
  return discounts.flatMap(({ reason, lines }) => {
    const amount = lines[index] ?? 0
    return amount > 0 ? [{ reason, amount }] : []
  })
}

type Untaxed = { key: string; rate: number; amount: number }

/** An amount by the rates of the lines, in proportion to what they come to: shipping is supplied together with them. */
function spreadByRate(amount: number, rates: number[], weights: number[]): Untaxed[] {
  if (amount === 0) return []
  const known = [...new Set(rates)].sort((a, b) => a - b)
  const shares = spread(
    amount,
    known.map((rate) => ({
      key: String(rate).padStart(3, '0'),
      weight: sum(weights.filter((_, index) => rates[index] === rate)),
    })),
  )
  return known.flatMap((rate, index) => {
    const share = shares[index] ?? 0
    return share > 0 ? [{ key: 'shipping', rate, amount: share }] : []
  })
}

/**
 * The tax inside each part, and the centre's half of it. Odd paise go to the state and to the centre in turn, by rate and key, the
 * state first: the halves of a line, of a rate and of an order differ by one paisa at most (B244).
 */
function shareTax(parts: Untaxed[], kind: TaxKind, before: TaxShare[]): TaxedPart[] {
  const isShared = taxNames(kind).length === 2
  const taxed = parts.map((part, index) => ({ ...part, index, tax: taxInside(part.amount, part.rate) }))
  const odd = taxed
    .filter(({ tax }) => tax % 2 === 1)
    .sort((a, b) => a.rate - b.rate || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const toCentre = oddToCentre(odd, before)
  return taxed.map(({ rate, amount, tax, index }) => {
    const half = Math.floor(tax / 2) + (toCentre.has(index) ? 1 : 0)
    return { rate, amount, tax, centreTax: isShared ? half : 0 }
  })
}

/** The parts whose odd paisa goes to the centre: where the state is ahead at their rate or, if both are even there, in all. */
function oddToCentre(odd: { rate: number; index: number }[], before: TaxShare[]): Set<number> {
  const ahead = new Map<number, number>()
  let inAll = 0
  const give = (rate: number, paise: number) => {
    ahead.set(rate, (ahead.get(rate) ?? 0) + paise)
    inAll += paise
  }
  for (const { rate, tax, centreTax } of before) give(rate, tax - 2 * centreTax)
  const toCentre = new Set<number>()
  for (const { rate, index } of odd) {
    const isCentre = ((ahead.get(rate) ?? 0) || inAll) > 0
    if (isCentre) toCentre.add(index)
    give(rate, isCentre ? -1 : 1)
  }
  return toCentre
}
