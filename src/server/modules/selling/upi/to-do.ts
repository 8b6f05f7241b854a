import type { Waiting } from '../../module.ts'
import { countWaiting } from '../payments/index.ts'

export const toDo: Waiting[] = [
  {
    permission: 'handleOrders',
    count: async (ctx) => [{ kind: 'upi', count: await countWaiting(ctx), href: '/orders/upi' }],
  },
]
