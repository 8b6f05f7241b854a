export { cartRoutes } from './cart.routes.ts'
export { amountsOf, type CartLine, emptyCart, readLines } from './cart.ts'
