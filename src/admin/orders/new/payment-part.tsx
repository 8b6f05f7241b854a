import { useWatch } from 'react-hook-form'
import type { PhoneQuote } from '../../../shared/selling/orders/phone-orders.ts'
import { cashMode, linkMode } from '../../../shared/selling/payments/payment-modes.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Part } from '../../ui/screen.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { hourOptions } from '../payments/link-hours.ts'
import type { PhoneOrderApi } from './phone-order-values.ts'

type Props = { form: PhoneOrderApi; quote: PhoneQuote | undefined }

const ways = [
  { value: cashMode, title: 'Cash on delivery', description: 'The order is placed at once.' },
  {
    value: linkMode,
    title: 'Payment link',
    description: 'You send the customer a link. The items are reserved until it is paid, or the time is over.',
  },
] as const

/** Coupon, way to pay, and a note. */
export function PaymentPart({ form, quote }: Props) {
  const { register, formState, control } = form
  const paymentMode = useWatch({ control, name: 'paymentMode' })
  const pickUp = useWatch({ control, name: 'pickUp' })
  const { errors } = formState
  const couponText = errors.coupon?.message ?? quote?.coupon?.fault
  return (
    <Part title="Payment">
      <div className="grid gap-5">
        <TextField
          className="max-w-xs"
          label="Coupon code"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          {...register('coupon')}
          {...(couponText ? { error: couponText } : {})}
        />
        <RadioCards
          label="Way to pay"
          cards={ways.map(({ value, title, description }) => ({
            value,
            title: pickUp && value === cashMode ? 'Cash at the shop' : title,
            description: quote?.ways[value] ?? description,
          }))}
          {...register('paymentMode')}
          {...(errors.paymentMode?.message ? { error: errors.paymentMode.message } : {})}
        />
        {paymentMode === linkMode && (
          <SelectField
            className="max-w-xs"
            label="Reserve the items for"
            options={hourOptions}
            {...register('hours', { valueAsNumber: true })}
            {...(errors.hours?.message ? { error: errors.hours.message } : {})}
          />
        )}
        <TextAreaField
          label="Note"
          hint="Only the shop reads it."
          {...register('note')}
          {...(errors.note?.message ? { error: errors.note.message } : {})}
        />
      </div>
    </Part>
  )
}
