import type { OrderStatus } from '../../../shared/selling/order-statuses.ts'
import type { StaffOrder } from '../../../shared/selling/staff-order.ts'
import { isPaidInTestMode } from '../../../shared/selling/test-payments.ts'

/** States in which an order was sold. */
const sold: OrderStatus[] = ['PLACED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCEL_REQUESTED', 'RETURN_REQUESTED']

export const canInvoice = (order: StaffOrder) =>
  order.invoices.length === 0 && sold.includes(order.status) && !isPaidInTestMode(order)
