import { t } from '../../../../shared/words.ts'
import type { OrderRow } from './order-states.ts'

/** A payment attempt of which another amount is reported than was asked for; formatted. */
export type OtherAmount = { orderId: string; attemptId: string; said: string; asked: string }

export type OtherAmountAbout = { order: Pick<OrderRow, 'id' | 'number'>; said: string; asked: string }

/** Names the mail about one amount, which is told once however often it is reported. */
export const otherAmountKey = ({ attemptId, said }: OtherAmount, reader: 'buyer' | 'owner') =>
  `other-amount:${attemptId}:${said}:${reader}`

export const otherAmountTold = ({ order: { number }, said, asked }: OtherAmountAbout) =>
  t('{said} was reported for order {number} instead of {asked}, so this payment does not count.', {
    said,
    asked,
    number,
  })
