export { amountsOf, type CartLine, readEveryLine, removeItem, takeOut } from './cart.ts'
