import { t } from '../../../../shared/words.ts'
import type { OrderRow } from './order-states.ts'

/** `why` it is not needed: a text of `overBecause` or `lateBecause`, with the `name` of the product in it. */
type Owed = { amount: string; why: string; name?: string | undefined }

/** Money to pay back that came by this payment attempt. */
export type RefundDue = Owed & { orderId: string; attemptId: string }

export type RefundAbout = { order: Pick<OrderRow, 'id' | 'number'>; owed: Owed }

export const told = ({ amount, why, name = '' }: Owed) =>
  t('{amount} came too late and will be paid back. {why}', { amount, why: t(why, { name }) })
