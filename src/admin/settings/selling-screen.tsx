import { Controller } from 'react-hook-form'
import { indianStates } from '../../shared/people/indian-states.ts'
import type { Settings } from '../../shared/sites/settings-admin.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part } from '../ui/screen.tsx'
import { OrderLimitsPart } from './order-limits-part.tsx'
import { PaymentWays } from './payment-ways.tsx'
import { type SellingFormApi, useSellingForm } from './selling-form.ts'
import { SettingsFrame, WithSettings } from './settings-frame.tsx'

/** Tax, delivery, and how customers pay. */
export function SellingScreen() {
  return (
    <SettingsFrame here="/settings/selling">
      <WithSettings>{(settings) => <SellingForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  )
}

const states = indianStates.map((name) => ({ value: name, title: name }))

function SellingForm({ settings }: { settings: Settings }) {
  const record = useSellingForm(settings)
  const { form } = record
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <PaymentPart form={form} ways={settings.ways} />
      <DeliveryPart form={form} />
      <TaxPart form={form} />
      <OrderLimitsPart form={form} />
      <SaveBar form={record} name="the settings" />
    </form>
  )
}

type PartProps = { form: SellingFormApi }

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

function DeliveryPart({ form }: PartProps) {
  return (
    <Part title="Delivery">
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
      </div>
    </Part>
  )
}

function TaxPart({ form: { formState, register } }: PartProps) {
  const { gst } = formState.errors
  return (
    <Part title="Tax" note="GST is included in every price. The state decides whether CGST and SGST or IGST applies.">
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">
        <TextField
          label="GSTIN"
          placeholder="27AAPFU0939F1ZV"
          maxLength={15}
          autoCapitalize="characters"
          spellCheck={false}
          error={gst?.number?.message}
          {...register('gst.number')}
        />
        <SelectField
          label="State of registration"
          placeholder="Choose a state"
          options={states}
          error={gst?.state?.message}
          {...register('gst.state')}
        />
      </div>
    </Part>
  )
}
