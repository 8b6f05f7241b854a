import type { TaskCounter } from '../../module.ts'
import { countMoney } from './list-money.ts'

export const tasks: TaskCounter[] = [
  {
    permission: 'refundOrders',
    async count(ctx) {
      const { all, by } = await countMoney(ctx, {})
      const due = by.due + by.unneeded + by.stray
      return [
        { kind: 'refund', count: due, href: '/money' },
        { kind: 'money', count: all - due, href: '/money' },
      ]
    },
  },
]
