import { Controller } from 'react-hook-form'
import type { RuleSet } from '../../shared/site-now.ts'
import type { Settings } from '../../shared/sites/settings-admin.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part } from '../ui/screen.tsx'
import { CashPart } from './cash-part.tsx'
import { GuestPart } from './guest-part.tsx'
import { MoneyInboxPart } from './money-inbox-part.tsx'
import { OrderLimitsPart } from './order-limits-part.tsx'
import { OrderRequestsPart } from './order-requests-part.tsx'
import { PaymentAccounts } from './payment-accounts.tsx'
import { PaymentWays } from './payment-ways.tsx'
import { type SellingFormApi, useSellingForm } from './selling-form.ts'
import { SettingsFrame, WithSettings } from './settings-frame.tsx'
import { UpiPart } from './upi-part.tsx'

/** Delivery, how customers pay, and how much they may order. */
export function SellingScreen() {
  return (
    <SettingsFrame here="/settings/selling">
      <WithSettings>{(settings) => <SellingForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  )
}

function SellingForm({ settings }: { settings: Settings }) {
  const record = useSellingForm(settings)
  const { form } = record
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      {!settings.sellsAlready && <ShopPart form={form} />}
      <PaymentPart form={form} ways={settings.ways} />
      <PaymentAccounts />
      <MoneyInboxPart form={form} />
      <UpiPart form={form} />
      <CashPart form={form} />
      <DeliveryPart form={form} />
      <GuestPart form={form} />
      <OrderRequestsPart form={form} />
      <OrderLimitsPart form={form} />
      <PricesPart form={form} />
      <RulesPart form={form} />
      <SaveBar form={record} name="the settings" />
    </form>
  )
}

type PartProps = { form: SellingFormApi }

/** A site that has a product, or had an order, is a shop already. */
function ShopPart({ form }: PartProps) {
  return (
    <Part title="Shop">
      <Checkbox label="This site sells" {...form.register('sells')} />
      <p className="mt-1 text-sm text-ink-soft">
        Shows products, orders and all that belongs to them in the side bar. Adding a product does it too.
      </p>
    </Part>
  )
}

function PaymentPart({ form, ways }: PartProps & { ways: Settings['ways'] }) {
  const { payments } = form.formState.errors
  return (
    <Part title="Payment methods" note="In the order in which customers see them.">
      <Controller
        control={form.control}
        name="payments.modes"
        render={({ field }) => (
          <PaymentWays
            ways={ways}
            modes={field.value}
            onChange={field.onChange}
            error={payments?.modes?.message ?? payments?.modes?.root?.message}
          />
        )}
      />
    </Part>
  )
}

const costs = [
  { name: 'shipping.amount', label: 'Delivery charge', hint: 'Per order; 0 for free delivery.' },
  { name: 'shipping.freeFrom', label: 'Free delivery from', hint: 'Orders of at least this amount; 0 for never.' },
] as const

const days = [
  { name: 'daysFrom', label: 'Days until it arrives, at the earliest', hint: 'Counted from the day of the order.' },
  { name: 'daysTo', label: 'At the latest', hint: '0 says nothing to customers.' },
] as const

function DeliveryPart({ form }: PartProps) {
  return (
    <Part title="Delivery" note="Everywhere that no zone says otherwise. Zones are under Settings › Delivery.">
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">
        {costs.map(({ name, label, hint }) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field, fieldState }) => (
              <MoneyField
                {...field}
                label={label}
                hint={hint}
                onChange={(value) => field.onChange(value ?? 0)}
                error={fieldState.error?.message}
              />
            )}
          />
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

function PricesPart({ form }: PartProps) {
  const error = form.formState.errors.goodsWithoutMrp?.message
  return (
    <Part
      title="Prices"
      note="For services and packages. In India, packed goods have an MRP and may not be sold above it."
    >
      <Checkbox
        label="Our goods carry no MRP, so a price may be above the list price"
        {...form.register('goodsWithoutMrp')}
        {...(error === undefined ? {} : { error })}
      />
    </Part>
  )
}

const rules: { value: RuleSet; title: string }[] = [
  { value: 'storefront', title: 'A shop' },
  { value: 'events', title: 'Events and services' },
]

function RulesPart({ form }: PartProps) {
  return (
    <Part title="Rules">
      <div className="max-w-xl">
        <SelectField
          label="The site is"
          hint="A shop rounds discounts down and tells customers when adding to the bag fails. Events and services round discounts to the nearest percent."
          options={rules}
          {...form.register('rules')}
        />
      </div>
    </Part>
  )
}
