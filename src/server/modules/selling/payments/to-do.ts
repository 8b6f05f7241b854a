import type { Waiting } from '../../module.ts'
import { countRefundsDue } from './refunds.ts'

export const toDo: Waiting[] = [
  {
    permission: 'refundOrders',
    count: async (ctx) => [{ kind: 'refund', count: await countRefundsDue(ctx), href: '/orders?payment=REFUND_DUE' }],
  },
]
