export { moveOrder } from './move-order.ts'
export { refundOrder } from './refunds.ts'
