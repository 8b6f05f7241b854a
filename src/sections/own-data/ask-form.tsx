import * as z from 'zod/mini'
import { useAskForDeparture } from '../../client/departure.ts'
import { useCheckedForm } from '../../client/form.ts'
import { type DepartureBody, departureBody } from '../../shared/people/departure.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

const withPassword = z.required(departureBody)

type Props = { email: string; needsPassword: boolean; onCancel: () => void }

/** Confirms with the password, if there is one. A form of its own, so that nothing of a cancelled try is left. */
export function AskForm({ email, needsPassword, onCancel }: Props) {
  const ask = useAskForDeparture()
  const { field, submit, busy, fault } = useCheckedForm<DepartureBody, DepartureBody>({
    schema: needsPassword ? withPassword : departureBody,
    send: ask,
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-[26rem] gap-5">
      {fault && <Notice kind="danger">{fault}</Notice>}
      {needsPassword ? (
        <>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label={t('Password')} autoComplete="current-password" required {...field('currentPassword')} />
        </>
      ) : (
        <p className="text-ink-soft">
          {t('This needs a recent sign-in. If you signed in more than ten minutes ago, sign out and in again first.')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('Delete my account')}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
