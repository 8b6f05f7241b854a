export { arrivalNow } from './arrival.ts'
export { togetherWith } from './bought-together.ts'
export { type EventWords, type Sentence, sentences } from './event-words.ts'
export { hasOpenOrders } from './forget-buyer.ts'
export { hasOrders } from './has-orders.ts'
export { isProven } from './is-proven.ts'
export { makeOrder, type NewLine } from './make-order.ts'
export { listLines, type OrderLineRow, reservedPieces } from './order-lines.ts'
export { mailLater, mailPlaced, mailTracking } from './order-mails.ts'
export {
  addEvent,
  addInternalNote,
  changePayment,
  changeTracking,
  eventTime,
  hasEvent,
  type LockedOrder,
  lockOrder,
  lockPendingOrder,
  move,
  moveByHand,
  type OrderRow,
} from './order-states.ts'
export { latestOrders, ordersOf } from './order-table.ts'
export { orderLines, orders } from './orders.tables.ts'
export { findOrder, findRecentOrder, readOwnOrder } from './orders.ts'
export { mailRefundDue } from './refund-mail.ts'
export { bestSellers, type Period, salesByDay, salesOf, salesTo } from './sales.ts'
export { readForStaff } from './staff-order.ts'
