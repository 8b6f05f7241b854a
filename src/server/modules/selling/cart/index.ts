export { cartRoutes } from './cart.routes.ts'
export { amountsOf, type CartLine, readEveryLine, removeItem, takeOut } from './cart.ts'
