import { siteNow } from '../../site-now.ts'

/**
 * The three percent-off rules: storefront (V9), events (V10), wishlist badge (V11). They differ in rounding and in what they
 * leave blank; each has its own place (B3). `undefined` means: show nothing. Amounts are minor units, calculated in integers
 * (B13): floating point gives 28 for 71 of 100.
 */

/** Storefront: the whole percentage, rounded down; blank for non-numbers, a list price of 0 or less, or a price above it. */
export function storefrontDiscount(price: unknown, mrp: unknown): number | undefined {
  if (typeof price !== 'number' || typeof mrp !== 'number') return undefined
  if (!Number.isFinite(price) || !Number.isFinite(mrp) || mrp <= 0 || price > mrp) return undefined
  return wholeTimes((mrp - price) * 100, mrp)
}

/** Events grid: rounded, half up, shown whenever list price and price differ. */
export function eventsDiscount(price: number, mrp: number): number | undefined {
  if (price === mrp || mrp === 0) return undefined
  return rounded((mrp - price) * 100, mrp)
}

/** Percent-off by the current site's rules (B11). */
export function percentOff(price: number, mrp: number): number | undefined {
  return siteNow().rules === 'events' ? eventsDiscount(price, mrp) : storefrontDiscount(price, mrp)
}

/** Wishlist sale badge: (price - mrp) / price, rounded half up, shown if the price exceeds the list price. */
export function wishlistBadge(price: number, mrp: number): number | undefined {
  if (price <= mrp) return undefined
  return rounded((price - mrp) * 100, price)
}

/** Quotient rounded down, exact for integers. `divisor` is positive. */
function wholeTimes(amount: number, divisor: number): number {
  const rest = amount % divisor
  return (amount - (rest < 0 ? rest + divisor : rest)) / divisor
}

/** Quotient rounded to the nearest integer, half up. */
function rounded(amount: number, divisor: number): number {
  return wholeTimes(2 * amount + divisor, 2 * divisor)
}
