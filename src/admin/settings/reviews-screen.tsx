import { Controller } from 'react-hook-form'
import type { Moderation } from '../../shared/content/comments.ts'
import { reviewsForm, type Settings } from '../../shared/sites/settings-admin.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part } from '../ui/screen.tsx'
import { useSettingsForm } from './settings-form.ts'
import { SettingsFrame, WithSettings } from './settings-frame.tsx'

/** Which reviews wait until staff have read them, and when customers are asked for one. */
export function ReviewSettingsScreen() {
  return (
    <SettingsFrame here="/settings/reviews">
      <WithSettings>{(settings) => <ReviewsForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  )
}

const pick = ({ reviews }: Settings) => ({ reviews })

const choices: { value: Moderation; title: string; description: string }[] = [
  {
    value: 'OFF',
    title: 'Show reviews at once',
    description: 'Only customers who received the product can write one. You can hide them later.',
  },
  {
    value: 'FIRST',
    title: 'Check first reviews',
    description: 'After one approved review, a customer’s reviews appear at once.',
  },
  { value: 'ALL', title: 'Check every review', description: 'Nothing appears until you or your staff approve it.' },
]

function ReviewsForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: reviewsForm, pick })
  const { control } = record.form
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <Part
        title="New reviews"
        note="Reviews to check are under Reviews and on the dashboard. Reviews with more than two links are always held."
      >
        <Controller
          control={control}
          name="reviews.moderation"
          render={({ field, fieldState }) => (
            <RadioCards
              {...field}
              label="New reviews"
              labelHidden
              className="max-w-xl"
              cards={choices}
              error={fieldState.error?.message}
            />
          )}
        />
      </Part>
      <Part
        title="Asking for reviews"
        note="We send one email per order, with an unsubscribe link. Customers who have already reviewed aren’t asked."
      >
        <div className="max-w-xs">
          <TextField
            label="Days after the delivery"
            hint="0 to send none."
            type="number"
            inputMode="numeric"
            min={0}
            max={60}
            {...record.form.register('reviews.askAfterDays', { valueAsNumber: true })}
            error={record.form.formState.errors.reviews?.askAfterDays?.message}
          />
        </div>
      </Part>
      <SaveBar form={record} name="the settings" />
    </form>
  )
}
