export { cartRoutes } from './cart.routes.ts'
export { amountsOf, type CartLine, readEveryLine, readLines, removeItem, takeOut } from './cart.ts'
export { forgetCart } from './forget-cart.ts'
