import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePortrait } from '../../client/portrait.ts'
import type { Customer } from '../../shared/people/customers-admin.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { longDate } from '../../shared/times.ts'
import { AddressLines } from '../../ui/address-lines.tsx'
import { Badge } from '../ui/badge.tsx'
import { Block } from '../ui/block.tsx'
import { ContactWays } from '../ui/contact-ways.tsx'
import { Changeable, MayChange } from '../ui/may-change.tsx'
import { useMay, useZone } from '../ui/me.ts'
import { RecordScreen } from '../ui/record.tsx'
import { Part, Screen } from '../ui/screen.tsx'
import { useCustomer } from './calls.ts'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerOrders } from './customer-orders.tsx'

const back = { to: '/customers', title: 'Customers' } as const

/** One customer: what they ordered, where they live, and what the shop has noted. */
export function CustomerScreen() {
  const { id } = useParams({ from: '/customers/$id' })
  const gone = { text: 'The link may be incomplete, or the customer belongs to another site.' }
  return (
    <RecordScreen record={useCustomer(id)} title="Customer" back={back} gone={gone}>
      {(customer) => <Whole customer={customer} />}
    </RecordScreen>
  )
}

function Whole({ customer }: { customer: Customer }) {
  const zone = useZone()
  const mayNote = useMay('handleOrders')
  const { name, email, guest, orders, spent, currency, created } = customer
  const note = `${guest ? 'Guest without an account since' : 'Customer since'} ${longDate(created, zone)}`
  return (
    <Screen title={name || email} back={back} note={note}>
      <dl className="mb-6 flex flex-wrap gap-x-12 gap-y-4 border-y border-line py-4">
        <Figure name="Orders">{orders.toLocaleString('en-IN')}</Figure>
        <Figure name="Spent">{formatMoney(spent, currency)}</Figure>
        <Figure name="Average order">{orders === 0 ? '–' : formatMoney(Math.round(spent / orders), currency)}</Figure>
      </dl>
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <Part
            title="Latest orders"
            actions={
              customer.latestOrders.length > 0 && (
                <Link to="/orders" search={{ q: email }} className="font-semibold text-link hover:underline">
                  All their orders
                </Link>
              )
            }
          >
            <CustomerOrders orders={customer.latestOrders} zone={zone} />
          </Part>
          <Part title="Notes" note="Only staff can read them.">
            <MayChange value={mayNote}>
              <Changeable>
                <CustomerNotes customer={customer} zone={zone} />
              </Changeable>
            </MayChange>
          </Part>
        </div>
        <aside
          aria-label="Contact and addresses"
          className="grid min-w-0 content-start gap-6 max-lg:border-t max-lg:border-line max-lg:py-6 lg:border-l lg:border-line lg:pl-8"
        >
          <Block title="Contact">
            <Portrait customer={customer} />
            <ContactWays
              email={email}
              mobileNumber={customer.mobileNumber ?? ''}
              greeting={name ? `Hello ${name},` : 'Hello,'}
            />
          </Block>
          <Block title="Newsletter">
            <Consent newsletter={customer.newsletter} zone={zone} />
          </Block>
          <Block title={customer.addresses.length > 1 ? 'Addresses' : 'Address'}>
            {customer.addresses.length === 0 && <p className="text-ink-soft">No address saved.</p>}
            <ul className="grid gap-4">
              {customer.addresses.map((address) => (
                <li key={address._id}>
                  {address.isDefault && customer.addresses.length > 1 && <Badge>Default</Badge>}
                  <AddressLines address={address} />
                </li>
              ))}
            </ul>
          </Block>
        </aside>
      </div>
    </Screen>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** The picture of their profile, where they have one. */
function Portrait({ customer: { pictureId, name } }: { customer: Customer }) {
  const shown = usePortrait(pictureId)
  if (!pictureId) return null
  return (
    <div className="mb-3 size-20 overflow-hidden rounded-full bg-ground-soft">
      {shown && (
        <img src={shown} alt={name ? `${name}’s profile` : 'Their profile'} className="size-full object-cover" />
      )}
    </div>
  )
}

const consents = {
  SUBSCRIBED: { title: 'Subscribed', tone: 'good' },
  UNSUBSCRIBED: { title: 'Unsubscribed', tone: 'plain' },
  PENDING: { title: 'Not confirmed yet', tone: 'warn' },
} as const

function Consent({ newsletter, zone }: { newsletter: Customer['newsletter']; zone: string }) {
  if (!newsletter) return <p className="text-ink-soft">Never subscribed.</p>
  const { title, tone } = consents[newsletter.status]
  return (
    <p>
      <Badge tone={tone}>{title}</Badge>{' '}
      <span className="text-sm text-ink-soft">{longDate(newsletter.since, zone)}</span>
    </p>
  )
}
