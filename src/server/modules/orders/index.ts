export { hasOrders } from './has-orders.ts'
export { makeOrder, type NewLine } from './make-order.ts'
export { keptPieces, listLines } from './order-lines.ts'
export { mailLater, orderJobs } from './order-mails.ts'
export {
  addEvent,
  changePayment,
  hasEvent,
  type LockedOrder,
  lockOrder,
  lockPendingOrder,
  move,
  type OrderRow,
} from './order-states.ts'
export { orderRoutes } from './orders.routes.ts'
export { findOrder, findRecentOrder, readOwnOrder } from './orders.ts'
