import { type Settings, upiForm } from '../../../shared/sites/settings-admin.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Part } from '../../ui/screen.tsx'
import { useSettingsForm } from '../settings-form.ts'
import { SellingForm, SellingPart } from './selling-part.tsx'

/** The shop's own UPI ID, to be paid without a provider. */
export function UpiSettingsScreen() {
  return <SellingPart here="/settings/selling/upi">{(settings) => <UpiForm settings={settings} />}</SellingPart>
}

const pick = ({ upi }: Settings) => ({ upi })

function UpiForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: upiForm, pick })
  const { formState, register } = record.form
  const errors = formState.errors.upi
  return (
    <SellingForm record={record}>
      <Part
        title="UPI without a provider"
        note="Customers pay to your UPI ID and enter the number of the payment (UTR). You look for it in your bank account: an order is placed once you confirm that the money arrived."
      >
        <div className="grid max-w-xl gap-5 sm:grid-cols-2">
          <TextField
            label="UPI ID"
            hint="Such as shop@okbank. Leave it empty to offer no UPI."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors?.id?.message}
            {...register('upi.id')}
          />
          <TextField
            label="Name of the payee"
            hint="As UPI apps show it."
            error={errors?.name?.message}
            {...register('upi.name')}
          />
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={168}
            label="Hours to check a payment"
            hint="The items stay reserved that long. Later payments are checked too."
            error={errors?.hours?.message}
            {...register('upi.hours', { valueAsNumber: true })}
          />
        </div>
        <div className="mt-5">
          <Checkbox label="Show UPI first on phones" {...register('upi.firstOnPhones')} />
        </div>
      </Part>
    </SellingForm>
  )
}
