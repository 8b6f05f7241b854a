import { useAskForDeparture } from '../../client/departure.ts'
import { useCheckedForm } from '../../client/form.ts'
import { departureBody } from '../../shared/people/departure.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

/** Confirms with the password. A form of its own, so that nothing of a cancelled try is left. */
export function AskForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const ask = useAskForDeparture()
  const { field, submit, busy, fault } = useCheckedForm({ schema: departureBody, send: ask })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-[26rem] gap-5">
      {fault && <Notice kind="danger">{fault}</Notice>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={t('Password')} autoComplete="current-password" required {...field('currentPassword')} />
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
