export { readEveryLine, removeItem, takeOut } from './cart.ts'
export { bagOffers, whyNoCoupon } from './coupon.ts'
export { type CartLine, quoteAdded, quoteOf, taxSeller } from './quote-cart.ts'
