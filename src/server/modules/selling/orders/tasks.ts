import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import type { TaskCounter } from '../../module.ts'
import { isToBeReturned } from './order-table.ts'
import { orders } from './orders.tables.ts'
import { orderReturns } from './pieces.tables.ts'

const countOf = (ctx: Ctx, where: SQL | undefined) => ctx.db.$count(orders, inSite(ctx, orders, where))

const countReplacements = (ctx: Ctx) => {
  const isOwed = and(eq(orderReturns.state, 'RECEIVED'), eq(orderReturns.outcome, 'REPLACEMENT'))
  return ctx.db.$count(orderReturns, inSite(ctx, orderReturns, isOwed))
}

const isPacked = eq(orders.status, 'PACKED')

export const tasks: TaskCounter[] = [
  {
    permission: 'cancelOrders',
    count: async (ctx) => [
      {
        kind: 'cancellations',
        count: await countOf(ctx, eq(orders.status, 'CANCEL_REQUESTED')),
        href: '/orders?request=open',
      },
    ],
  },
  {
    permission: 'handleOrders',
    async count(ctx) {
      const [pack, ship, collect, returns, replacements] = await Promise.all([
        countOf(ctx, eq(orders.status, 'PLACED')),
        countOf(ctx, and(isPacked, isNull(orders.pickUp))),
        countOf(ctx, and(isPacked, isNotNull(orders.pickUp))),
        countOf(ctx, isToBeReturned),
        countReplacements(ctx),
      ])
      return [
        { kind: 'pack', count: pack, href: '/orders?status=PLACED' },
        { kind: 'ship', count: ship, href: '/orders?status=PACKED&way=delivery' },
        { kind: 'collect', count: collect, href: '/orders?status=PACKED&way=pickUp' },
        { kind: 'returns', count: returns, href: '/orders?request=open' },
        { kind: 'replacements', count: replacements, href: '/orders/returns?state=RECEIVED' },
      ]
    },
  },
]
