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
    title: 'Check everybody’s first review',
    description: 'Whoever has had one review shown writes freely from then on.',
  },
  { value: 'ALL', title: 'Check every review', description: 'None is shown until you or your staff have shown it.' },
]

function ReviewsForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: reviewsForm, pick })
  const { control } = record.form
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <Part
        title="New reviews"
        note="What waits stands under Reviews and on the dashboard. Whatever you choose, reviews with more than two links wait."
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
        note="Each order is asked about once, by a mail that says how to have no more of them. Who has reviewed already is not asked."
      >
        <div className="max-w-xs">
          <TextField
            label="Days after the delivery"
            hint="0 to ask nobody."
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
