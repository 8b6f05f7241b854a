import type { TaskCounter } from '../../module.ts'
import { countWaiting } from '../payments/index.ts'

export const tasks: TaskCounter[] = [
  {
    permission: 'handleOrders',
    count: async (ctx) => [{ kind: 'upi', count: await countWaiting(ctx), href: '/orders/upi' }],
  },
]
