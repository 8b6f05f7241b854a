/**
 * The three percent-off rules: storefront (V9), events (V10), wishlist badge (V11). They differ in rounding and in what
 * they leave blank, and each is used where its promise says so (B3). `undefined` means: show nothing.
 */

/** Storefront: the whole percentage, rounded down; blank for non-numbers, a list price of 0 or less, or a price above it. */
export function storefrontDiscount(price: unknown, mrp: unknown): number | undefined {
  if (typeof price !== 'number' || typeof mrp !== 'number') return undefined
  if (!Number.isFinite(price) || !Number.isFinite(mrp) || mrp <= 0 || price > mrp) return undefined
  return Math.floor(((mrp - price) / mrp) * 100)
}

/** Events grid: rounded, shown whenever list price and price differ. */
export function eventsDiscount(price: number, mrp: number): number | undefined {
  if (price === mrp || mrp === 0) return undefined
  return Math.round(((mrp - price) / mrp) * 100)
}

/** Wishlist sale badge: rounded (price - mrp) / price, shown when the price exceeds the list price. */
export function wishlistBadge(price: number, mrp: number): number | undefined {
  if (price <= mrp) return undefined
  return Math.round(((price - mrp) / price) * 100)
}
