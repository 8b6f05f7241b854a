import { type Settings, signInForm } from '../../shared/sites/settings-admin.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part } from '../ui/screen.tsx'
import { originOf } from './origin-of.ts'
import { useSettingsForm } from './settings-form.ts'
import { SettingsFrame, WithSettings } from './settings-frame.tsx'

/** How customers sign in besides by password and code. */
export function SignInScreen() {
  return (
    <SettingsFrame here="/settings/sign-in">
      <WithSettings>{(settings) => <SignInForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  )
}

const pick = ({ google }: Settings) => ({ google })

function SignInForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: signInForm, pick })
  const { formState, register } = record.form
  if (settings.kind === 'platform')
    return <Notice kind="info">Accounts of the platform sign in with their password or a code.</Notice>
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <Part
        title="Google"
        note="With a client ID the sign-in and the sign-up page show Google’s button to customers. You and your staff sign in as before."
      >
        <div className="grid max-w-xl gap-5">
          <TextField
            label="Client ID"
            hint="It is no secret. Leave it empty to show no button."
            placeholder="1234567890-abcdef.apps.googleusercontent.com"
            maxLength={200}
            autoCapitalize="none"
            spellCheck={false}
            error={formState.errors.google?.clientId?.message}
            {...register('google.clientId')}
          />
          <Steps settings={settings} />
        </div>
      </Part>
      <SaveBar form={record} name="the settings" />
    </form>
  )
}

function Steps({ settings }: { settings: Settings }) {
  const origins = [
    ...new Set([settings.origin, ...settings.domains.map(({ host }) => originOf(host, settings.origin))]),
  ]
  return (
    <div className="text-sm">
      <p className="font-semibold">How to get one</p>
      <ol className="mt-2 list-decimal space-y-1.5 pl-5 text-ink-soft">
        <li>Open console.cloud.google.com, and create a project for the site.</li>
        <li>Under “Google Auth Platform”, enter the site’s name, your email and the addresses of your policies.</li>
        <li>Under “Clients”, create a client of the type “Web application”.</li>
        <li>
          Enter as authorised JavaScript origins:
          <ul className="mt-1 space-y-1">
            {origins.map((origin) => (
              <li key={origin}>
                <code className="wrap-anywhere text-ink select-all">{origin}</code>
              </li>
            ))}
          </ul>
        </li>
        <li>Copy the client ID into the field above, and save.</li>
      </ol>
    </div>
  )
}
