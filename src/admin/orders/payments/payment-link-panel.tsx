import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { copyText } from '../../../client/copy-text.ts'
import { preparePaymentLink } from '../../../server/modules/selling/phone-orders/phone-orders.contract.ts'
import { linkHours } from '../../../shared/selling/orders/phone-orders.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { longTime } from '../../../shared/times.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAct } from '../../ui/use-act.ts'
import { useOrderStep } from '../calls.ts'
import { hourOptions } from './link-hours.ts'

type Props = { order: StaffOrder; zone: string }

/** The link by which an unpaid order is paid: to copy, to send, and to keep for longer. */
export function PaymentLinkPanel({ order, zone }: Props) {
  const { paymentLink, reservedUntil } = order
  if (!paymentLink) return null
  const copy = () => copyText(paymentLink.url, 'Link copied', 'The link could not be copied. Copy it yourself.')
  return (
    <section
      aria-labelledby="payment-link"
      className="mb-6 grid gap-4 rounded-card border border-line-strong border-l-4 border-l-sale p-4 sm:p-5"
    >
      <div>
        <h2 id="payment-link" className="text-lg font-semibold">
          Payment link
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          Anyone with this link can pay the order without signing in
          {reservedUntil && `, until ${longTime(reservedUntil, zone)}`}.
        </p>
      </div>
      <TextField label="Link" value={paymentLink.url} readOnly />
      <Sending order={order} text={paymentLink.text} copy={() => void copy()} />
      <Prolonging order={order} />
    </section>
  )
}

type Given = { hours?: number; mail?: boolean }

function usePrepare({ _id }: StaffOrder) {
  const step = useOrderStep(_id)
  return (body: Given) => step((order) => call(preparePaymentLink, { ...order, body }))
}

function Sending({ order, text, copy }: { order: StaffOrder; text: string; copy: () => void }) {
  const prepare = usePrepare(order)
  const { act, busy } = useAct(prepare, {
    said: () => `The link is on its way to ${order.customer.email}`,
    refresh: async () => undefined,
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={copy}>Copy link</Button>
      <a
        href={`https://wa.me/91${order.address.mobileNumber}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('secondary')}
      >
        Send on WhatsApp
      </a>
      <Button look="secondary" busy={busy} onClick={() => void act({ mail: true })}>
        Mail to customer
      </Button>
    </div>
  )
}

function Prolonging({ order }: { order: StaffOrder }) {
  const [hours, setHours] = useState(String(linkHours.usual))
  const prepare = usePrepare(order)
  const { act, busy } = useAct(prepare, { said: () => 'The items are reserved', refresh: async () => undefined })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label="Reserve from now for"
        className="w-44"
        options={hourOptions}
        value={hours}
        onChange={({ target }) => setHours(target.value)}
      />
      <Button look="secondary" busy={busy} onClick={() => void act({ hours: Number(hours) })}>
        Prolong
      </Button>
    </div>
  )
}
