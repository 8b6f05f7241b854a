import { Controller } from 'react-hook-form'
import { paymentsForm, type Settings } from '../../../shared/sites/settings-admin.ts'
import { Part } from '../../ui/screen.tsx'
import { useSettingsForm } from '../settings-form.ts'
import { PaymentAccounts } from './payment-accounts.tsx'
import { PaymentWays } from './payment-ways.tsx'
import { SellingForm, SellingPart } from './selling-part.tsx'

/** Which ways to pay customers see, and the site's accounts at payment providers. */
export function PaymentsScreen() {
  return (
    <SellingPart here="/settings/selling/payments">{(settings) => <PaymentsForm settings={settings} />}</SellingPart>
  )
}

const pick = ({ payments }: Settings) => ({ payments })

function PaymentsForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: paymentsForm, pick })
  const { control, formState } = record.form
  const { payments } = formState.errors
  return (
    <SellingForm record={record}>
      <Part title="Payment methods" note="In the order in which customers see them.">
        <Controller
          control={control}
          name="payments.modes"
          render={({ field }) => (
            <PaymentWays
              ways={settings.ways}
              modes={field.value}
              onChange={field.onChange}
              error={payments?.modes?.message ?? payments?.modes?.root?.message}
            />
          )}
        />
      </Part>
      <PaymentAccounts />
    </SellingForm>
  )
}
