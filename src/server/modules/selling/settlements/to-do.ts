import type { Waiting } from '../../module.ts'
import { countOpenLines } from './list-lines.ts'

export const toDo: Waiting[] = [
  {
    permission: 'refundOrders',
    count: async (ctx) => [{ kind: 'settlements', count: await countOpenLines(ctx), href: '/money/settlements' }],
  },
]
