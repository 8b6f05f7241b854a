import { guestsForm, type Settings } from '../../../shared/sites/settings-admin.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Part } from '../../ui/screen.tsx'
import { useSettingsForm } from '../settings-form.ts'
import { SellingForm, SellingPart } from './selling-part.tsx'

/** Whether visitors order without an account (B301). */
export function GuestsScreen() {
  return <SellingPart here="/settings/selling/guests">{(settings) => <GuestsForm settings={settings} />}</SellingPart>
}

const pick = ({ guestCheckout }: Settings) => ({ guestCheckout })

function GuestsForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: guestsForm, pick })
  return (
    <SellingForm record={record}>
      <Part title="Guests">
        <Checkbox label="Customers may order without an account" {...record.form.register('guestCheckout')} />
        <p className="mt-1 max-w-xl text-sm text-ink-soft">
          They give an email and an address at the checkout. Limits for new customers hold for them. Otherwise visitors
          sign in before they put something into the bag.
        </p>
      </Part>
    </SellingForm>
  )
}
