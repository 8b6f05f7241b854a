export { readEveryLine, removeItem, takeOut } from './cart.ts'
export { type CartLine, quoteOf } from './quote-cart.ts'
