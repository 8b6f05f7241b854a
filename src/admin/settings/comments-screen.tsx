import { Controller } from 'react-hook-form'
import type { Moderation } from '../../shared/content/comments.ts'
import { commentsForm, type Settings } from '../../shared/sites/settings-admin.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part } from '../ui/screen.tsx'
import { useSettingsForm } from './settings-form.ts'
import { SettingsFrame, WithSettings } from './settings-frame.tsx'

/** Which comments below blog posts wait until staff have read them. */
export function CommentSettingsScreen() {
  return (
    <SettingsFrame here="/settings/comments">
      <WithSettings>{(settings) => <CommentsForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  )
}

const pick = ({ comments }: Settings) => ({ comments })

const choices: { value: Moderation; title: string; description: string }[] = [
  { value: 'OFF', title: 'Show comments at once', description: 'You can hide them later.' },
  {
    value: 'FIRST',
    title: 'Review first comments',
    description: 'After one approved comment, a customer’s comments appear at once.',
  },
  { value: 'ALL', title: 'Review every comment', description: 'Nothing appears until you or your staff approve it.' },
]

function CommentsForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: commentsForm, pick })
  const { control } = record.form
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <Part
        title="New comments"
        note="Comments to review are under Comments and on the dashboard. Comments with more than two links, or sent faster than people type, are always held for review."
      >
        <Controller
          control={control}
          name="comments.moderation"
          render={({ field, fieldState }) => (
            <RadioCards
              {...field}
              label="New comments"
              labelHidden
              className="max-w-xl"
              cards={choices}
              error={fieldState.error?.message}
            />
          )}
        />
      </Part>
      <SaveBar form={record} name="the settings" />
    </form>
  )
}
