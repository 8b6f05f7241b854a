export { readCart, readEveryLine, removeItem, takeOut } from './cart.ts'
export { bagOffers, whyNoCoupon } from './coupon.ts'
export { moveBag } from './move-bag.ts'
export { type CartLine, quoteAdded, quoteOf, taxSeller } from './quote-cart.ts'
