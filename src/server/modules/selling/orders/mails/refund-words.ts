import { t } from '../../../../../shared/words.ts'
import type { OrderRow } from '../order-states.ts'

/** `why` it is refunded: a text of `overBecause` or `lateBecause`, in which `name` is the product's. */
type Owed = { amount: string; why: string; name?: string | undefined }

/** A refund due for this payment attempt. */
export type RefundDue = Owed & { orderId: string; attemptId: string }

export type RefundAbout = { order: Pick<OrderRow, 'id' | 'number'>; owed: Owed }

export const told = ({ amount, why, name = '' }: Owed) =>
  t('{amount} came too late and will be paid back. {why}', { amount, why: t(why, { name }) })
