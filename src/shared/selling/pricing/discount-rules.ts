import type { QuoteLine } from './quote.ts'

/** A line to discount. `groups` are the ids of its product, of its categories with those above, and of its collections. */
export type DiscountedLine = QuoteLine & { groups: readonly string[] }

/** The fields of a line that decide whether a discount applies. */
export type CountedLine = Pick<DiscountedLine, 'groups' | 'id' | 'price' | 'quantity'>

/** Ids of products, categories or collections; null for everything. */
export type DiscountScope = ReadonlySet<string> | null

/** The gift of a discount. Amounts are minor units, percentages whole. */
export type DiscountGift =
  /** Percent off, up to `most`; 0 for no limit. */
  | { kind: 'percent'; percent: number; most: number }
  | { kind: 'amount'; amount: number }
  /** For each `buy` pieces that are bought, `get` pieces of `on` are `percent` off, up to `times` times; 0 for no limit. */
  | { kind: 'pieces'; buy: number; get: number; percent: number; times: number; on: DiscountScope }
  | { kind: 'delivery' }

/** A discount that this customer may have now: its time, its limits and the customer are looked at before. */
export type DiscountRule = {
  id: string
  code: string | null
  /** In the customer's language. */
  reason: string
  gift: DiscountGift
  on: DiscountScope
  /** Minimum of the pieces in its scope before discounts, minor units. */
  least: number
  /** Minimum number of pieces in its scope. */
  pieces: number
  priority: number
  combines: boolean
}

/** Something that a bag lacks for a discount: items in its scope, an amount (minor units), pieces, or an item that is given. */
export type Lacking = { is: 'scope' | 'gift' } | { is: 'amount'; amount: number } | { is: 'pieces'; pieces: number }

/** Finds what a bag lacks for a discount; undefined if it lacks nothing. */
export function lackingFor(
  { on, least, pieces, gift }: Pick<DiscountRule, 'gift' | 'least' | 'on' | 'pieces'>,
  lines: CountedLine[],
): Lacking | undefined {
  const meant = lines.filter((line) => isIn(on, line))
  const held = sum(meant.map(({ quantity }) => quantity))
  if (held === 0) return { is: 'scope' }
  const amount = sum(meant.map(({ price, quantity }) => price * quantity))
  if (amount < least) return { is: 'amount', amount: least - amount }
  const needed = Math.max(pieces, gift.kind === 'pieces' ? gift.buy + ownGift(gift.on, on, lines) : 0)
  if (held < needed) return { is: 'pieces', pieces: needed - held }
  const lacksGift = gift.kind === 'pieces' && !lines.some((line) => line.quantity > 0 && isIn(gift.on, line))
  return lacksGift ? { is: 'gift' } : undefined
}

/** A piece that is given does not count as bought: 1 where all that can be given is of the pieces that are bought. */
function ownGift(given: DiscountScope, bought: DiscountScope, lines: CountedLine[]): number {
  const gifts = lines.filter((line) => line.quantity > 0 && isIn(given, line))
  return gifts.length > 0 && gifts.every((line) => isIn(bought, line)) ? 1 : 0
}

export function isIn(scope: DiscountScope, { groups }: Pick<DiscountedLine, 'groups'>): boolean {
  return scope === null || groups.some((id) => scope.has(id))
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
