import { Controller } from 'react-hook-form'
import type { OrderLimits } from '../../shared/selling/order-limits.ts'
import { TextField } from '../../ui/text-field.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import { Part } from '../ui/screen.tsx'
import type { SellingFormApi } from './selling-form.ts'

type Count = { name: Exclude<keyof OrderLimits, 'newValue'>; label: string; hint: string }

const everybody: Count[] = [
  { name: 'lines', label: 'Different items in a bag', hint: 'At most, for everybody.' },
  { name: 'pieces', label: 'Quantity of one item', hint: 'At most in one order, for everybody.' },
  {
    name: 'checkoutsPerHour',
    label: 'Checkouts per hour',
    hint: 'Of one customer. A payment that is tried again counts.',
  },
  { name: 'reservedMinutes', label: 'Minutes to pay', hint: 'How long the items of an unpaid order are reserved.' },
]

const newcomers: Count[] = [
  { name: 'newReservedMinutes', label: 'Minutes to pay for new customers', hint: 'The same, while nothing was paid.' },
  { name: 'openOrders', label: 'Unpaid orders at a time', hint: 'With one mobile number.' },
  {
    name: 'networkFactor',
    label: 'Customers per connection',
    hint: 'New customers on one internet connection may together do as much as this many alone.',
  },
  {
    name: 'newLines',
    label: 'Different items on delivery',
    hint: 'Ordered without paying first, and not delivered yet.',
  },
]

/** What keeps somebody from emptying the shop without paying. */
export function OrderLimitsPart({ form }: { form: SellingFormApi }) {
  const fields = (counts: Count[]) => counts.map((count) => <CountField key={count.name} form={form} {...count} />)
  return (
    <Part
      title="Order limits"
      note="They keep anybody from reserving your stock without paying. A customer is new until an order of theirs is paid or delivered."
    >
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">
        {fields(everybody)}
        {fields(newcomers)}
        <Controller
          control={form.control}
          name="orderLimits.newValue"
          render={({ field, fieldState }) => (
            <MoneyField
              {...field}
              label="Value on delivery"
              hint="The same, in all. With 0 new customers pay online."
              onChange={(value) => field.onChange(value ?? 0)}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
    </Part>
  )
}

function CountField({ form, name, label, hint }: Count & { form: SellingFormApi }) {
  return (
    <TextField
      type="number"
      inputMode="numeric"
      min={1}
      label={label}
      hint={hint}
      error={form.formState.errors.orderLimits?.[name]?.message}
      {...form.register(`orderLimits.${name}`, { valueAsNumber: true })}
    />
  )
}
