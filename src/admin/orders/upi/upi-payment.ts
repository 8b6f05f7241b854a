import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'

type Payment = StaffOrder['payments'][number]

/** A payment to the shop's UPI ID whose customer has entered its UTR. */
export type UpiPayment = Payment & { utr: NonNullable<Payment['utr']> }

/** Those that the shop has not found at its bank. */
export function unfoundOf({ payments }: StaffOrder): UpiPayment[] {
  return payments.flatMap((payment) =>
    payment.utr && payment.utr.state !== 'ARRIVED' ? [{ ...payment, utr: payment.utr }] : [],
  )
}
