import { addressLine } from '../../../../shared/people/address.ts'
import { formatMoney } from '../../../../shared/selling/money.ts'
import { orderStatuses } from '../../../../shared/selling/order-statuses.ts'
import type { Order } from '../../../../shared/selling/orders.ts'
import { longDate } from '../../../../shared/times.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Personal } from '../../module.ts'
import { forgetBuyer } from './forget-buyer.ts'
import { listOwnOrders } from './orders.ts'

export const personal: Personal = {
  async copy(ctx) {
    const orders = await everyOrder(ctx)
    return {
      data: { orders },
      tables: [
        {
          title: 'Orders',
          head: ['Number', 'Date', 'State', 'Items', 'Total', 'Delivered to'],
          rows: orders.map(({ number, created, status, lines, amounts, currency, address }) => [
            number,
            longDate(created, ctx.site.settings.timeZone),
            orderStatuses[status],
            lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
            formatMoney(amounts.total, currency),
            `${address.name}, ${addressLine(address)}`,
          ]),
        },
      ],
    }
  },
  forget: (ctx, { id }) => forgetBuyer(ctx, id),
}

const page = 100

async function everyOrder(ctx: Ctx): Promise<Order[]> {
  const orders: Order[] = []
  for (let p = 0; ; p++) {
    const { data, total } = await listOwnOrders(ctx, { p, s: page, filters: {} })
    orders.push(...data)
    if (data.length === 0 || orders.length >= total) return orders
  }
}
