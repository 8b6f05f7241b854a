import type { OrderStatus } from '../../shared/selling/order-statuses.ts'
import type { StaffOrder } from '../../shared/selling/orders-admin.ts'

/** States in which an order was sold. */
const sold: OrderStatus[] = ['PLACED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCEL_REQUESTED', 'RETURN_REQUESTED']

export const canInvoice = ({ status, invoices }: StaffOrder) => invoices.length === 0 && sold.includes(status)
