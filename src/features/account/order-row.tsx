import type { Order } from '../../shared/selling/orders/orders.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { longDate } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { OrderStatusText } from '../../ui/order-status.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SentText } from '../../ui/sent-text.tsx'

/** One order among others; the whole row leads to it. */
export function OrderRow({ order, timeZone }: { order: Order; timeZone: string }) {
  const pictured = order.lines.flatMap(({ image }) => (image ? [image] : [])).slice(0, 3)
  return (
    <article className="group relative grid gap-x-6 gap-y-3 py-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-sans text-lg font-semibold leading-snug">
          <Link
            href={`/setting/orders/${order._id}`}
            className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
          >
            {t('Order {number}', { number: order.number })}
          </Link>
        </h2>
        <p className="mt-0.5 text-sm text-ink-soft">{longDate(order.created, timeZone)}</p>
        {order.pickUp && (
          <p className="text-sm wrap-anywhere text-ink-soft">{t('Pick up at {place}', { place: order.pickUp.name })}</p>
        )}
        <p className="mt-3 wrap-anywhere">{namesOf(order)}</p>
        {pictured.length > 0 && (
          <ul className="mt-3 flex gap-2">
            {pictured.map(({ id }, index) => (
              <li key={index}>
                <Photo media={id} alt="" sizes="4rem" ratio="4 / 5" className="w-14 rounded-card" />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="flex items-baseline justify-between gap-x-6 sm:flex-col sm:items-end sm:justify-start">
        <span className="font-semibold tabular-nums">{formatPrice(order.amounts.total, order.currency)}</span>
        <span className="flex flex-wrap justify-end gap-x-3 text-right text-sm sm:flex-col sm:items-end">
          <OrderStatusText order={order} />
          <SentText order={order} />
        </span>
      </p>
    </article>
  )
}

/** The first two things, and how many more. */
function namesOf({ lines }: Order): string {
  const named = lines.slice(0, 2).map(({ name }) => name)
  const more = lines.length - named.length
  return more > 0
    ? t('{names} and {count} more', { names: named.join(', '), count: more })
    : named.length === 2
      ? t('{one} and {other}', { one: named[0] ?? '', other: named[1] ?? '' })
      : named.join('')
}
