import type { Order } from '../../shared/selling/orders/orders.ts'
import { sumOf } from '../../shared/selling/orders/pieces.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'

/** Sums that come back to the buyer of an order: money that came too late or twice, of cancelled or returned items, or as goodwill. */
export function ComesBack({ order: { payments, currency } }: { order: Order }) {
  const refunds = payments.flatMap(({ refunds }) => refunds)
  const due = sumOf(payments, ({ due }) => due)
  const done = sumOf(refunds, ({ state, amount }) => (state === 'DONE' ? amount : 0))
  const underWay = sumOf(refunds, ({ amount }) => amount) - done
  const money = (minor: number) => ({ amount: formatPrice(minor, currency) })
  return (
    <ul className="mt-6 grid max-w-[60ch] gap-1 font-semibold empty:hidden">
      {due > 0 && <li>{t('The shop pays {amount} back to you.', money(due))}</li>}
      {underWay > 0 && <li>{t('{amount} is on its way back to you.', money(underWay))}</li>}
      {done > 0 && <li>{t('{amount} was paid back to you.', money(done))}</li>}
    </ul>
  )
}
