import {
  type OrderStatus,
  orderEvents,
  paymentStatusesOf,
  statusesOf,
} from '../../shared/selling/orders/order-statuses.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { longTime } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'

const way: OrderStatus[] = ['PLACED', 'PACKED', 'SHIPPED', 'DELIVERED']
const wayOfPickUp: OrderStatus[] = ['PLACED', 'PACKED', 'DELIVERED']

type Props = {
  order: Order
  timeZone: string
  /** The address of another order's page; none where only this order may be seen. */
  pageOf?: (id: string) => string
}

/** Past events of an order and the steps still to come. */
export function Timeline({ order, timeZone, pageOf }: Props) {
  const events = [...order.events].sort((a, b) => a.created.localeCompare(b.created))
  const steps = order.pickUp ? wayOfPickUp : way
  const reached = steps.indexOf(order.status)
  const coming = reached >= 0 ? steps.slice(reached + 1) : []
  return (
    <section className="print:hidden">
      <h2 className="mb-4 text-xl">{t('Where it is')}</h2>
      <ol>
        {events.map(({ kind, note, created, about }, index) => (
          <li key={index} className={step(index < events.length - 1 || coming.length > 0)}>
            <span className="absolute top-[0.45em] left-0 size-3 rounded-full bg-accent" aria-hidden />
            <p className="font-semibold leading-snug">{eventTitle(kind, order)}</p>
            {note && (
              <p dir="auto" className="text-sm wrap-anywhere">
                {note}
              </p>
            )}
            {about && pageOf && (
              <p className="text-sm">
                <Link href={pageOf(about._id)} className="underline underline-offset-2">
                  {t('Order {number}', { number: about.number })}
                </Link>
              </p>
            )}
            <p className="text-sm text-ink-soft">{longTime(created, timeZone)}</p>
          </li>
        ))}
        {coming.map((status, index) => (
          <li key={status} className={`${step(index < coming.length - 1)} text-ink-soft`}>
            <span
              className="absolute top-[0.45em] left-0 size-3 rounded-full border-2 border-line-strong bg-ground"
              aria-hidden
            />
            <span className="sr-only">{t('Still to come:')} </span>
            {t(statusesOf(order)[status])}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The line between two marks. */
function step(continues: boolean): string {
  const line = continues
    ? 'before:absolute before:top-[0.45em] before:bottom-[-0.45em] before:left-[5px] before:w-0.5 before:bg-line-strong'
    : ''
  return `relative pb-5 pl-7 last:pb-0 ${line}`
}

/** The word for an event's kind; one without a word of its own, `ADDRESS_CHANGED`, reads 'Address changed'. */
export function eventTitle(kind: string, order: Pick<Order, 'pickUp'>): string {
  const known: Record<string, string> = { ...orderEvents, ...paymentStatusesOf(order), ...statusesOf(order) }
  const words = kind.toLowerCase().replaceAll(/[_.-]+/g, ' ')
  return t(known[kind] ?? words.charAt(0).toUpperCase() + words.slice(1))
}
