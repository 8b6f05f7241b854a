import { TextField } from '../../ui/text-field.tsx'
import { Part } from '../ui/screen.tsx'
import { AmountField } from './amount-field.tsx'
import type { DeliveryFormApi } from './delivery-form.ts'

const costs = [
  { name: 'shipping.amount', label: 'Delivery charge', hint: 'Per order; 0 for free delivery.' },
  { name: 'shipping.freeFrom', label: 'Free delivery from', hint: 'Orders of at least this amount; 0 for never.' },
] as const

const days = [
  { name: 'daysFrom', label: 'Days until it arrives, at the earliest', hint: 'Counted from the day of the order.' },
  { name: 'daysTo', label: 'At the latest', hint: '0 says nothing to customers.' },
] as const

/** Charge and days of delivery where no zone says otherwise. */
export function ChargePart({ form }: { form: DeliveryFormApi }) {
  return (
    <Part title="Charge" note="Everywhere that no zone below says otherwise.">
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">
        {costs.map(({ name, label, hint }) => (
          <AmountField key={name} control={form.control} name={name} label={label} hint={hint} />
        ))}
        {days.map(({ name, label, hint }) => (
          <TextField
            key={name}
            type="number"
            inputMode="numeric"
            min={0}
            max={90}
            label={label}
            hint={hint}
            error={form.formState.errors.shipping?.[name]?.message}
            {...form.register(`shipping.${name}`, { valueAsNumber: true })}
          />
        ))}
      </div>
    </Part>
  )
}
