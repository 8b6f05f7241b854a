import type { OrderReturn } from '../../shared/selling/orders/order-parts.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { returnStates } from '../../shared/selling/orders/return-states.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { longDate } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { itemsOf } from './parcels.tsx'

/** Returns of some or all items, and what became of them. */
export function Returns({ order, timeZone }: { order: Order; timeZone: string }) {
  if (order.returns.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">{t('Returns')}</h2>
      <ul className="grid gap-4">
        {order.returns.map((found) => (
          <li key={found._id} className="border-t border-line pt-3 text-sm leading-relaxed">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{t(returnStates[found.state])}</span>
              <span className="text-ink-soft">{longDate(found.requested, timeZone)}</span>
            </p>
            <p className="wrap-anywhere">{itemsOf(order, found.lines)}</p>
            <p className="text-ink-soft empty:hidden">{outcome(found, order.currency)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function outcome({ outcome, refundAmount, state }: OrderReturn, currency: string): string | undefined {
  if (outcome === 'REPLACEMENT') return state === 'CLOSED' ? t('It was replaced.') : t('You get the same items again.')
  return refundAmount === null ? undefined : t('Refund: {amount}', { amount: formatPrice(refundAmount, currency) })
}
