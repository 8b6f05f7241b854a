import { Controller } from 'react-hook-form'
import { indianStates } from '../../shared/people/address.ts'
import { type Settings, sellingForm } from '../../shared/sites/settings-admin.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part } from '../ui/screen.tsx'
import { PaymentWays } from './payment-ways.tsx'
import { useSettingsForm } from './settings-form.ts'
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

function pick({ gst, shipping, payments }: Settings) {
  return { gst: { number: gst.number, state: gst.state as '' | (typeof indianStates)[number] }, shipping, payments }
}

function SellingForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: sellingForm, pick })
  const { control, formState, register } = record.form
  const { errors } = formState
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <Part title="Ways to pay" note="In the order in which customers see them.">
        <Controller
          control={control}
          name="payments.modes"
          render={({ field }) => (
            <PaymentWays
              ways={settings.ways}
              modes={field.value}
              onChange={field.onChange}
              error={errors.payments?.modes?.message ?? errors.payments?.modes?.root?.message}
            />
          )}
        />
      </Part>
      <Part title="Delivery">
        <div className="grid max-w-xl gap-5 sm:grid-cols-2">
          <Controller
            control={control}
            name="shipping.amount"
            render={({ field }) => (
              <MoneyField
                {...field}
                label="Delivery costs"
                hint="For each order; 0 is free."
                onChange={(value) => field.onChange(value ?? 0)}
                error={errors.shipping?.amount?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="shipping.freeFrom"
            render={({ field }) => (
              <MoneyField
                {...field}
                label="Free from"
                hint="Orders of at least this much; 0 for none."
                onChange={(value) => field.onChange(value ?? 0)}
                error={errors.shipping?.freeFrom?.message}
              />
            )}
          />
        </div>
      </Part>
      <Part title="Tax" note="GST is inside every price. The state decides between CGST with SGST, and IGST.">
        <div className="grid max-w-xl gap-5 sm:grid-cols-2">
          <TextField
            label="GST number"
            placeholder="27AAPFU0939F1ZV"
            maxLength={15}
            autoCapitalize="characters"
            spellCheck={false}
            error={errors.gst?.number?.message}
            {...register('gst.number')}
          />
          <SelectField
            label="Registered in"
            placeholder="Choose a state"
            options={states}
            error={errors.gst?.state?.message}
            {...register('gst.state')}
          />
        </div>
      </Part>
      <SaveBar form={record} name="the settings" />
    </form>
  )
}
