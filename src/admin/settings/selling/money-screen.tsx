import { moneyInboxForm, type Settings } from '../../../shared/sites/settings-admin.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Part } from '../../ui/screen.tsx'
import { useSettingsForm } from '../settings-form.ts'
import { SellingForm, SellingPart } from './selling-part.tsx'

/** Cases that “Money” lists besides refunds and payments of orders (B335, B336). */
export function MoneyInboxScreen() {
  return (
    <SellingPart here="/settings/selling/money">{(settings) => <MoneyInboxForm settings={settings} />}</SellingPart>
  )
}

const pick = ({ moneyInbox }: Settings) => ({ moneyInbox })

function MoneyInboxForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: moneyInboxForm, pick })
  const { formState, register } = record.form
  return (
    <SellingForm record={record}>
      <Part title="Money to look at" note="What “Money” lists for you to decide.">
        <div className="grid max-w-xl gap-5">
          <div>
            <Checkbox label="List payments that no order has" {...register('moneyInbox.strays')} />
            <p className="mt-1 text-sm text-ink-soft">
              Switch it off if another shop or program takes payments at the same accounts.
            </p>
          </div>
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={60}
            className="sm:max-w-60"
            label="Days a payout may be late"
            hint="Payments that are in no settlement report by then are listed, once you add reports of their provider."
            error={formState.errors.moneyInbox?.settlementDays?.message}
            {...register('moneyInbox.settlementDays', { valueAsNumber: true })}
          />
        </div>
      </Part>
    </SellingForm>
  )
}
