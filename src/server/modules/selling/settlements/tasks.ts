import type { TaskCounter } from '../../module.ts'
import { countOpenLines } from './list-lines.ts'

export const tasks: TaskCounter[] = [
  {
    permission: 'refundOrders',
    count: async (ctx) => [{ kind: 'settlements', count: await countOpenLines(ctx), href: '/money/settlements' }],
  },
]
