import type { OrderStatus } from '../../../shared/selling/orders/order-statuses.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { isPaidInTestMode } from '../../../shared/selling/payments/test-payments.ts'

/** States in which an order was sold. */
const sold: OrderStatus[] = ['PLACED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCEL_REQUESTED', 'RETURN_REQUESTED']

export const canInvoice = (order: StaffOrder) =>
  order.invoices.length === 0 && sold.includes(order.status) && !isPaidInTestMode(order)
