import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '../../../client/toast.ts'
import { type FurtherQuote, linkHours } from '../../../shared/selling/orders/phone-orders.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { cashMode, linkMode } from '../../../shared/selling/payments/payment-modes.ts'
import { Amounts } from '../../../ui/amounts.tsx'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { useTakeFurther } from '../calls.ts'
import { hourOptions } from '../payments/link-hours.ts'
import { TypedItems, useTypedItems } from './typed-items.tsx'
import { useFurtherQuote } from './use-addition-quote.ts'

type Way = typeof cashMode | typeof linkMode

/** Adds items to an order that is paid: an order of their own, which goes along with it (B360). */
export function FurtherDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const take = useTakeFurther(order._id)
  const navigate = useNavigate()
  const { typed, missing, put, ready } = useTypedItems()
  const [paymentMode, setPaymentMode] = useState<Way>(linkMode)
  const [hours, setHours] = useState(String(linkHours.usual))
  const { quote, isLate, fault, refetch } = useFurtherQuote(order._id, typed, paymentMode)
  const run = async () => {
    const adding = ready({ quote, isLate })
    if (!adding) return 'stay' as const
    const { lines, key, quote: seen } = adding
    const body = { lines, key, paymentMode, hours: Number(hours), total: seen.amounts.total }
    const further = await take(body).catch((error: unknown) => {
      refetch()
      throw error
    })
    toast.success(`Order ${further.number} goes along with order ${seen.goesWith}`)
    await navigate({ to: '/orders/$id', params: { id: further._id } })
  }
  return (
    <ActDialog title={`Add items to order ${order.number}`} act="Add items" size="medium" run={run} onClose={onClose}>
      <p className="text-sm text-ink-soft">
        They become an order of their own, with its own payment and invoice. It goes{' '}
        {order.pickUp ? 'out together with this one' : 'in the same parcel, so delivery costs nothing'}.
      </p>
      <FieldGroup label="Items" error={missing} className="grid gap-4">
        <TypedItems typed={typed} quote={quote} put={put} />
      </FieldGroup>
      <RadioCards
        label="Way to pay"
        name="further-way"
        value={paymentMode}
        onChange={({ target }) => setPaymentMode(target.value === cashMode ? cashMode : linkMode)}
        cards={waysOf(order, quote)}
      />
      {paymentMode === linkMode && (
        <SelectField
          className="max-w-xs"
          label="Reserve the items for"
          options={hourOptions}
          value={hours}
          onChange={({ target }) => setHours(target.value)}
        />
      )}
      {fault && <Notice kind="danger">{fault}</Notice>}
      {quote && (
        <div aria-busy={isLate} className={isLate ? 'opacity-60' : undefined}>
          <Amounts {...quote.amounts} discounts={quote.discounts} />
        </div>
      )}
    </ActDialog>
  )
}

/** The ways to pay, each with why it is not possible. */
function waysOf({ pickUp }: StaffOrder, quote: FurtherQuote | undefined) {
  const cash = pickUp ? 'Cash at the shop' : 'Cash on delivery'
  const sent = 'You send the customer a link. The items are reserved until it is paid, or the time is over.'
  return [
    { value: linkMode, title: 'Payment link', description: quote?.ways.link ?? sent },
    { value: cashMode, title: cash, description: quote?.ways.cod ?? 'The order is placed at once.' },
  ]
}
