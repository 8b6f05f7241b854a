import { Link } from '@tanstack/react-router'
import { eventTitle } from '../../sections/order-detail/timeline.tsx'
import { isolated } from '../../shared/direction.ts'
import type { OrderEvent, StaffOrder } from '../../shared/selling/orders/staff-order.ts'
import { longTime } from '../../shared/times.ts'
import { Badge } from '../ui/badge.tsx'
import { isPaymentStatus, paymentWord } from './order-badges.tsx'

/** Events of an order with their authors, newest first. */
export function OrderTimeline({ order, zone }: { order: StaffOrder; zone: string }) {
  const { events } = order
  return (
    <ol className="mt-6">
      {events.toReversed().map((event, index) => (
        <Entry
          key={event._id}
          event={event}
          title={event.internal ? 'Note' : titleOf(event.kind, order)}
          zone={zone}
          last={index === events.length - 1 ? 'last' : undefined}
        />
      ))}
    </ol>
  )
}

/** Title of an event for staff. */
function titleOf(kind: string, order: StaffOrder): string {
  return isPaymentStatus(kind) ? paymentWord(kind, order) : eventTitle(kind, order)
}

type EntryProps = { event: OrderEvent; title: string; zone: string; last: 'last' | undefined }

function Entry({ event, title, zone, last }: EntryProps) {
  const { note, internal, by, created, about } = event
  const line = last
    ? ''
    : 'before:absolute before:top-[1.1em] before:bottom-[-0.3em] before:left-[5px] before:w-px before:bg-line-strong'
  return (
    <li className={`relative pb-5 pl-7 last:pb-0 ${line}`}>
      <span
        className={`absolute top-[0.4em] left-0 size-[11px] rounded-full ${internal ? 'border-2 border-sale bg-ground' : 'bg-accent'}`}
        aria-hidden
      />
      <p className="flex flex-wrap items-center gap-x-2 leading-snug">
        <span className="font-semibold">{title}</span>
        {internal && <Badge tone="warn">Staff only</Badge>}
      </p>
      {note && (
        <p dir="auto" className="mt-0.5 max-w-[68ch] whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      {about && (
        <p className="text-sm">
          <Link
            to="/orders/$id"
            params={{ id: about._id }}
            className="underline underline-offset-2 pointer-coarse:py-2"
          >
            Order {about.number}
          </Link>
        </p>
      )}
      <p className="mt-0.5 text-sm text-ink-soft">
        <time dateTime={created}>{longTime(created, zone)}</time>
        {by && ` · ${isolated(by.name)}${by.isStaff ? '' : ' (customer)'}`}
      </p>
    </li>
  )
}
