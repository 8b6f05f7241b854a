import { lateBecause } from '../../../../../shared/selling/orders/order-statuses.ts'
import { t } from '../../../../../shared/words.ts'
import type { OrderRow } from '../order-states.ts'

/** `why` it is refunded: a text of `overBecause` or `lateBecause`, in which `name` is the product's. */
type Owed = { amount: string; why: string; name?: string | undefined }

/** A refund due for this payment attempt. */
export type RefundDue = Owed & { orderId: string; attemptId: string }

export type RefundAbout = { order: Pick<OrderRow, 'id' | 'number'>; owed: Owed }

/** Money for an order that is placed already was paid twice, however early it came. */
export function told({ amount, why, name = '' }: Owed): string {
  const values = { amount, why: t(why, { name }) }
  return why === lateBecause.placed
    ? t('{amount} was not needed and will be paid back. {why}', values)
    : t('{amount} came too late and will be paid back. {why}', values)
}
