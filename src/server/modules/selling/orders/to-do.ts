import type { Waiting } from '../../module.ts'
import { countOrders } from './sales.ts'

export const toDo: Waiting[] = [
  {
    permission: 'cancelOrders',
    count: async (ctx) => {
      const counts = await countOrders(ctx, ['CANCEL_REQUESTED'])
      return [
        {
          kind: 'cancellations',
          count: counts.get('CANCEL_REQUESTED') ?? 0,
          href: '/orders?request=open',
        },
      ]
    },
  },
  {
    permission: 'handleOrders',
    count: async (ctx) => {
      const counts = await countOrders(ctx, ['PLACED', 'PACKED', 'RETURN_REQUESTED'])
      return [
        { kind: 'pack', count: counts.get('PLACED') ?? 0, href: '/orders?status=PLACED' },
        { kind: 'ship', count: counts.get('PACKED') ?? 0, href: '/orders?status=PACKED' },
        { kind: 'returns', count: counts.get('RETURN_REQUESTED') ?? 0, href: '/orders?request=open' },
      ]
    },
  },
]
