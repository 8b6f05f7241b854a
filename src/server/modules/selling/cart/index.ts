export { readEveryLine, removeItem, takeOut } from './cart.ts'
export { bagOffers, whyNoCoupon } from './coupon.ts'
export { type CartLine, quoteOf } from './quote-cart.ts'
