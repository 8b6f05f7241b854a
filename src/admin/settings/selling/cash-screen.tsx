import { Controller } from 'react-hook-form'
import { cashForm, type Settings } from '../../../shared/sites/settings-admin.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Part } from '../../ui/screen.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { AmountField } from '../amount-field.tsx'
import { useSettingsForm } from '../settings-form.ts'
import { SellingForm, SellingPart } from './selling-part.tsx'

const amounts = [
  { name: 'cashOnDelivery.largest', label: 'Largest order in cash', hint: 'With delivery and fee; 0 for no limit.' },
  {
    name: 'cashOnDelivery.smallest',
    label: 'Smallest order in cash',
    hint: 'With delivery, without the fee; 0 for no limit.',
  },
  {
    name: 'cashOnDelivery.fee',
    label: 'Fee for cash',
    hint: 'Added to the delivery charge, GST included; 0 for none.',
  },
] as const

const pinRules = [
  { value: 'ANY', title: 'Everywhere' },
  { value: 'ONLY', title: 'Only at the PIN codes below' },
  { value: 'EXCEPT', title: 'Everywhere but at the PIN codes below' },
]

const codeRules = [
  { value: 'NEVER', title: 'Never' },
  { value: 'FIRST', title: 'By customers who have received no order yet' },
  { value: 'ALWAYS', title: 'Always' },
]

/** Rules by which cash on delivery is offered. */
export function CashScreen() {
  return (
    <SellingPart here="/settings/selling/cash-on-delivery">
      {(settings) => <CashForm settings={settings} />}
    </SellingPart>
  )
}

const pick = ({ cashOnDelivery }: Settings) => ({ cashOnDelivery })

function CashForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: cashForm, pick })
  const { form } = record
  const errors = form.formState.errors.cashOnDelivery
  const isEverywhere = form.watch('cashOnDelivery.pinRule') === 'ANY'
  return (
    <SellingForm record={record}>
      <Part title="Cash on delivery" note="Where cash is not possible, the checkout says why and asks to pay at once.">
        <div className="grid max-w-xl gap-5 sm:grid-cols-2">
          {amounts.map(({ name, label, hint }) => (
            <AmountField key={name} control={form.control} name={name} label={label} hint={hint} />
          ))}
          <TextField
            type="number"
            inputMode="numeric"
            min={0}
            max={20}
            label="Refused at the door, at most"
            hint="A phone number that refused so many orders pays at once; 0 for no limit. Mark it when a parcel comes back."
            error={errors?.refusals?.message}
            {...form.register('cashOnDelivery.refusals', { valueAsNumber: true })}
          />
          <SelectField
            label="Confirmed by a code"
            hint="We mail it to the customer, who enters it to place the order."
            options={codeRules}
            {...form.register('cashOnDelivery.code')}
          />
          <SelectField label="Cash is taken" options={pinRules} {...form.register('cashOnDelivery.pinRule')} />
          {!isEverywhere && (
            <Controller
              control={form.control}
              name="cashOnDelivery.pins"
              render={({ field, fieldState }) => (
                <TextAreaField
                  className="sm:col-span-2"
                  label="PIN codes"
                  hint="One a line; 302 is every PIN code that begins so."
                  rows={5}
                  spellCheck={false}
                  value={field.value.join('\n')}
                  onChange={({ target }) => field.onChange(target.value === '' ? [] : target.value.split('\n'))}
                  onBlur={field.onBlur}
                  ref={field.ref}
                  error={fieldState.error?.message ?? fieldState.error?.root?.message}
                />
              )}
            />
          )}
        </div>
        <div className="mt-5">
          <Checkbox
            label="Only for customers who have received an order before"
            {...form.register('cashOnDelivery.receivedBefore')}
          />
        </div>
      </Part>
    </SellingForm>
  )
}
