export { readCart, readEveryLine, removeItem, takeOut } from './cart.ts'
export { bagOffers, whyNoCoupon } from './coupon.ts'
export { moveBag } from './move-bag.ts'
export { type CartLine, quoteOf } from './quote-cart.ts'
