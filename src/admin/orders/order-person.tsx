import { Link } from '@tanstack/react-router'
import { MapPin, Truck } from 'lucide-react'
import type { AddressBody } from '../../shared/people/address.ts'
import type { StaffOrder } from '../../shared/selling/orders/staff-order.ts'
import { WhereTo } from '../../ui/where-to.tsx'
import { Block } from '../ui/block.tsx'
import { ContactWays, Way } from '../ui/contact-ways.tsx'
import { counted } from '../ui/counted.ts'

/** Who ordered, where it goes, and how to reach them. */
export function OrderPerson({ order }: { order: StaffOrder }) {
  const { customer, address, tracking, number, pickUp } = order
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
        <div className="mt-2">
          <ContactWays
            email={customer.email}
            mobileNumber={address.mobileNumber}
            greeting={`Hello ${address.name}, this is about your order ${number}.`}
          />
        </div>
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

function mapOf({ line1, line2, landmark, city, state, pincode }: AddressBody): string {
  const place = [line1, line2, landmark, city, state, pincode].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
