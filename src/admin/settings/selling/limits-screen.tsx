import type { ReactNode } from 'react'
import type { OrderLimits } from '../../../shared/selling/orders/order-limits.ts'
import { limitsForm, type Settings } from '../../../shared/sites/settings-admin.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { Part } from '../../ui/screen.tsx'
import { AmountField } from '../amount-field.tsx'
import { useSettingsForm } from '../settings-form.ts'
import { SellingForm, SellingPart } from './selling-part.tsx'

type Count = { name: Exclude<keyof OrderLimits, 'newValue' | 'heldValue'>; label: string; hint: string }

const everyone: Count[] = [
  { name: 'lines', label: 'Different items in a bag', hint: 'At most.' },
  { name: 'pieces', label: 'Quantity of one item', hint: 'At most, in one order.' },
  { name: 'checkoutsPerHour', label: 'Checkouts per hour', hint: 'A payment that is tried again counts as one.' },
  { name: 'reservedMinutes', label: 'Minutes to pay', hint: 'How long the items of an unpaid order are reserved.' },
]

const newcomers: Count[] = [
  { name: 'newReservedMinutes', label: 'Minutes to pay at first', hint: 'Instead of those above.' },
  { name: 'openOrders', label: 'Unpaid orders at a time', hint: 'With one mobile number.' },
  { name: 'heldLines', label: 'Different items waiting for payment', hint: 'At most, in all unpaid online orders.' },
  { name: 'heldPieces', label: 'Pieces waiting for payment', hint: 'At most, in all unpaid online orders.' },
  { name: 'newLines', label: 'Different items on delivery', hint: 'At most, until some of them are delivered.' },
  {
    name: 'networkFactor',
    label: 'Customers per connection',
    hint: 'On one internet connection, new customers may together do as much as this many alone.',
  },
]

/** Limits that keep stock from being reserved without payment. */
export function LimitsScreen() {
  return <SellingPart here="/settings/selling/limits">{(settings) => <LimitsForm settings={settings} />}</SellingPart>
}

const pick = ({ orderLimits }: Settings) => ({ orderLimits })

const useLimitsForm = (settings: Settings) => useSettingsForm({ settings, schema: limitsForm, pick })

function LimitsForm({ settings }: { settings: Settings }) {
  const record = useLimitsForm(settings)
  const { form } = record
  const fields = (counts: Count[]) => counts.map((count) => <CountField key={count.name} form={form} {...count} />)
  return (
    <SellingForm record={record}>
      <Part title="Order limits" note="Limits on stock reserved by unpaid orders.">
        <Group legend="All customers">{fields(everyone)}</Group>
        <Group legend="For new customers, until an order of theirs is paid or delivered">
          {fields(newcomers)}
          <AmountField
            control={form.control}
            name="orderLimits.heldValue"
            label="Value waiting for payment"
            hint="At most, in all unpaid online orders."
          />
          <AmountField
            control={form.control}
            name="orderLimits.newValue"
            label="Value on delivery"
            hint="At most, in all. With 0 they pay online."
          />
        </Group>
      </Part>
    </SellingForm>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-6 first-of-type:mt-0">
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

function CountField({ form, name, label, hint }: Count & { form: ReturnType<typeof useLimitsForm>['form'] }) {
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
