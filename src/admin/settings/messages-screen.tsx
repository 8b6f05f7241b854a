import { type MessageName, messages } from '../../shared/messages.ts'
import { messageNames } from '../../shared/own-words.ts'
import { messagesForm, type Settings } from '../../shared/sites/settings-admin.ts'
import { TextField } from '../../ui/text-field.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part } from '../ui/screen.tsx'
import { useSettingsForm } from './settings-form.ts'
import { SettingsFrame, WithSettings } from './settings-frame.tsx'

/** The site's texts for visitors, each beside its default (B2). */
export function MessagesScreen() {
  return (
    <SettingsFrame here="/settings/messages">
      <WithSettings>{(settings) => <MessagesForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  )
}

/** Groups of message names by prefix, in the order in which visitors meet them. */
const groups: { title: string; begins: string[] }[] = [
  { title: 'Products and bag', begins: ['product', 'filters', 'cart', 'wishlist'] },
  { title: 'Signing up and in', begins: ['signup', 'email', 'otp', 'reset', 'organisation'] },
  { title: 'Newsletter', begins: ['newsletter'] },
  { title: 'Blog and contact', begins: ['blog', 'comment', 'contact'] },
  { title: 'When something fails', begins: ['server', 'page'] },
]

const pick = ({ messages: own }: Settings) => ({ texts: messageNames.map((name) => own[name] ?? '') })

function MessagesForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: messagesForm, pick })
  const { formState, register } = record.form
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <p className="mb-6 max-w-[60ch] text-ink-soft">
        Write here what your site says instead. What is left empty stays as it is.
      </p>
      {groups.map(({ title, begins }) => (
        <Part key={title} title={title}>
          <div className="grid max-w-xl gap-5">
            {namesIn(begins).map(({ name, index }) => (
              <TextField
                key={name}
                label={messages[name].trim()}
                placeholder={messages[name].trim()}
                maxLength={300}
                error={formState.errors.texts?.[index]?.message}
                {...register(`texts.${index}`)}
              />
            ))}
          </div>
        </Part>
      ))}
      <SaveBar form={record} name="the messages" />
    </form>
  )
}

function namesIn(begins: string[]): { name: MessageName; index: number }[] {
  return messageNames.flatMap((name, index) => (begins.includes(name.split('.')[0] ?? '') ? [{ name, index }] : []))
}
