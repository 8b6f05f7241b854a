import { Link } from '@tanstack/react-router'
import { Mail, MapPin, MessageCircle, Phone, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AddressBody } from '../../shared/people/address.ts'
import { mailHref } from '../../shared/people/mail-href.ts'
import type { StaffOrder } from '../../shared/selling/orders/staff-order.ts'
import { WhereTo } from '../../ui/where-to.tsx'
import { Block } from '../ui/block.tsx'
import { counted } from '../ui/counted.ts'

/** Who ordered, where it goes, and how to reach them. */
export function OrderPerson({ order }: { order: StaffOrder }) {
  const { customer, address, tracking, number, pickUp } = order
  const mobile = `+91${address.mobileNumber}`
  const greeting = encodeURIComponent(`Hello ${address.name}, this is about your order ${number}.`)
  return (
    <div className="grid gap-6">
      <Block title="Customer">
        <p className="font-semibold wrap-anywhere">
          <Link
            to="/customers/$id"
            params={{ id: customer._id }}
            className="inline-flex min-h-7 items-center underline-offset-2 hover:underline pointer-coarse:min-h-11"
          >
            <bdi>{customer.name}</bdi>
          </Link>
        </p>
        <Link
          to="/orders"
          search={{ q: customer.email }}
          className="inline-flex min-h-7 items-center text-sm text-ink-soft underline-offset-2 hover:underline pointer-coarse:min-h-11"
        >
          {customer.orders === 1 ? 'First order' : counted(customer.orders, 'order')}
        </Link>
        <ul className="mt-2 -ml-2 grid">
          <Way href={mailHref(customer.email)} icon={<Mail className="size-4" aria-hidden />}>
            {customer.email}
          </Way>
          <Way href={`tel:${mobile}`} icon={<Phone className="size-4" aria-hidden />}>
            +91 {address.mobileNumber}
          </Way>
          <Way
            href={`https://wa.me/91${address.mobileNumber}?text=${greeting}`}
            icon={<MessageCircle className="size-4" aria-hidden />}
            away="away"
          >
            Message on WhatsApp
          </Way>
        </ul>
      </Block>
      <Block title={pickUp ? 'Pick up at' : 'Deliver to'}>
        <WhereTo order={order} />
        <ul className="mt-1 -ml-2">
          <Way href={mapOf(address)} icon={<MapPin className="size-4" aria-hidden />} away="away">
            View on map
          </Way>
        </ul>
      </Block>
      {tracking && (
        <Block title="Shipped with">
          <p className="flex items-start gap-2">
            <Truck className="mt-1 size-4 shrink-0 text-ink-soft" aria-hidden />
            <span className="wrap-anywhere">
              {tracking.courier}
              {tracking.number && <span className="block text-sm text-ink-soft">{tracking.number}</span>}
            </span>
          </p>
        </Block>
      )}
    </div>
  )
}

type WayProps = { href: string | undefined; icon: ReactNode; away?: 'away'; children: ReactNode }

function Way({ href, icon, away, children }: WayProps) {
  return (
    <li>
      <a
        href={href}
        target={away && '_blank'}
        rel={away && 'noreferrer'}
        className="flex min-h-8 items-center gap-2 rounded-button px-2 py-1 hover:bg-ground-soft pointer-coarse:min-h-11"
      >
        <span className="shrink-0 text-ink-soft">{icon}</span>
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </a>
    </li>
  )
}

function mapOf({ line1, line2, landmark, city, state, pincode }: AddressBody): string {
  const place = [line1, line2, landmark, city, state, pincode].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
