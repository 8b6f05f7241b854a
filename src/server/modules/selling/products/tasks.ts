import type { TaskCounter } from '../../module.ts'
import { countShortStock } from './counts.ts'

export const tasks: TaskCounter[] = [
  {
    permission: 'catalogue',
    count: async (ctx) => {
      const { out, low } = await countShortStock(ctx)
      return [
        { kind: 'outOfStock', count: out, href: '/products?status=PUBLISHED&stock=out' },
        { kind: 'lowStock', count: low, href: '/products?status=PUBLISHED&stock=low' },
      ]
    },
  },
]
