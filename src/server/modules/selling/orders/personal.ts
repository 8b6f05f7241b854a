import { addressLine } from '../../../../shared/people/address.ts'
import { statusesOf } from '../../../../shared/selling/orders/order-statuses.ts'
import type { Order } from '../../../../shared/selling/orders/orders.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { longDate } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Personal } from '../../module.ts'
import { forgetBuyer } from './forget-buyer.ts'
import { adoptGuestOrders, forgetGuests } from './guest-orders.ts'
import { listOwnOrders } from './orders.ts'

export const personal: Personal = {
  columns: { orders: { address: { as: 'orders' } } },
  async copy(ctx) {
    const orders = await everyOrder(ctx)
    return {
      data: { orders },
      page: () => ({
        tables: [
          {
            title: t('Orders'),
            head: [t('Number'), t('Date'), t('Status'), t('Items'), t('Total'), t('Delivered to')],
            rows: orders.map(({ number, created, status, lines, amounts, currency, address, pickUp }) => [
              number,
              longDate(created, ctx.site.settings.timeZone),
              t(statusesOf({ pickUp })[status]),
              lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
              formatMoney(amounts.total, currency),
              [address.name, pickUp?.name, addressLine({ ...address, state: address.state && t(address.state) })]
                .filter(Boolean)
                .join(', '),
            ]),
          },
        ],
      }),
    }
  },
  /** Orders of guests with the former email become the customer's while it is still theirs (B303). */
  move: (ctx, { id }) => adoptGuestOrders(ctx, id),
  async forget(ctx, { id, provenEmail }) {
    await forgetBuyer(ctx, id)
    if (provenEmail !== undefined) await forgetGuests(ctx, provenEmail)
  },
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
