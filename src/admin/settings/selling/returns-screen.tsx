import { returnsForm, type Settings } from '../../../shared/sites/settings-admin.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Part } from '../../ui/screen.tsx'
import { useSettingsForm } from '../settings-form.ts'
import { SellingForm, SellingPart } from './selling-part.tsx'

/** Rules for customers who cancel or return an order. */
export function ReturnSettingsScreen() {
  return <SellingPart here="/settings/selling/returns">{(settings) => <ReturnsForm settings={settings} />}</SellingPart>
}

const pick = ({ orderRequests }: Settings) => ({ orderRequests })

function ReturnsForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: returnsForm, pick })
  const { formState, register } = record.form
  return (
    <SellingForm record={record}>
      <Part title="Cancelling and returning">
        <div className="grid max-w-xl gap-5">
          <div>
            <Checkbox
              label="Customers cancel by themselves until it is packed"
              {...register('orderRequests.selfCancel')}
            />
            <p className="mt-1 text-sm text-ink-soft">
              Otherwise you decide each request. Once an order is packed you always do.
            </p>
          </div>
          <TextField
            type="number"
            inputMode="numeric"
            min={0}
            max={365}
            className="sm:max-w-60"
            label="Days to ask for a return"
            hint="After the day of delivery; 0 for no returns."
            error={formState.errors.orderRequests?.returnDays?.message}
            {...register('orderRequests.returnDays', { valueAsNumber: true })}
          />
        </div>
      </Part>
    </SellingForm>
  )
}
