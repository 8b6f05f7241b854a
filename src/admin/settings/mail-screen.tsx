import { Link } from '@tanstack/react-router'
import { mailForm, type Settings } from '../../shared/sites/settings-admin.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part } from '../ui/screen.tsx'
import { useSettingsForm } from './settings-form.ts'
import { SettingsFrame, WithSettings } from './settings-frame.tsx'

/** From whom customers get their mails, and whether mails leave at all. */
export function MailScreen() {
  return (
    <SettingsFrame here="/settings/mail">
      <WithSettings>{(settings) => <MailForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  )
}

const pick = ({ mailFrom, newsletter, inbox }: Settings) => ({ mailFrom, newsletter, inbox })

function MailForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: mailForm, pick })
  const { formState, register } = record.form
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      {!settings.sendsMail && (
        <Notice kind="info" className="mb-6">
          No mail server is set up, so emails are not sent. You can read them in the{' '}
          <Link to="/settings/mails" className="font-semibold text-link hover:underline">
            email log
          </Link>
          .
        </Notice>
      )}
      <div>
        <Part title="Sender">
          <div className="max-w-xl">
            <TextField
              label="Sender address"
              hint="Order confirmations and codes are sent from it. If empty, a no-reply address of the site is used."
              placeholder={`${settings.name} <hello@example.com>`}
              maxLength={200}
              error={formState.errors.mailFrom?.message}
              {...register('mailFrom')}
            />
          </div>
        </Part>
        <Part
          title="Newsletter"
          note="With confirmation, a subscription stays pending until the link in our email is opened, so that addresses can’t be entered by others."
        >
          <Checkbox label="New subscribers confirm by email" {...register('newsletter.confirm')} />
        </Part>
        <Part title="Inbox" note="New messages always appear in the inbox and on the dashboard.">
          <Checkbox label="Email me each new message" {...register('inbox.mails')} />
        </Part>
      </div>
      <SaveBar form={record} name="the settings" />
    </form>
  )
}
