import { formatPrice } from '../../shared/selling/money.ts'
import type { Order } from '../../shared/selling/orders.ts'
import { t } from '../../shared/words.ts'

/** Sums that come back to the buyer of an order: money that came too late or twice, of cancelled or returned items, or as goodwill. */
export function ComesBack({ order: { payments, currency } }: { order: Order }) {
  const refunds = payments.flatMap(({ refunds }) => refunds)
  const sum = (amounts: { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0)
  const due = sum(payments.map(({ due }) => ({ amount: due })))
  const underWay = sum(refunds.filter(({ state }) => state !== 'DONE'))
  const done = sum(refunds.filter(({ state }) => state === 'DONE'))
  const money = (minor: number) => ({ amount: formatPrice(minor, currency) })
  return (
    <ul className="mt-6 grid max-w-[60ch] gap-1 font-semibold empty:hidden">
      {due > 0 && <li>{t('The shop pays {amount} back to you.', money(due))}</li>}
      {underWay > 0 && <li>{t('{amount} is on its way back to you.', money(underWay))}</li>}
      {done > 0 && <li>{t('{amount} was paid back to you.', money(done))}</li>}
    </ul>
  )
}
