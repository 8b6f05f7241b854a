import { useCheckedForm } from '../../client/form.ts'
import { say } from '../../shared/own-words.ts'
import { passwords } from '../../shared/people/organisation.ts'
import { passwordRules } from '../../shared/rules.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

type Props = {
  email: string
  /** Error of the last attempt. */
  fault: string | undefined
  button: string
  onBack: () => void
  /** Goes on with the password. */
  send: (password: string) => Promise<void>
}

/** Step 1: a password, typed twice (S68, V19). */
export function PasswordStep({ email, fault: before, button, onBack, send }: Props) {
  const { field, submit, busy, fault } = useCheckedForm({
    schema: passwords,
    send: ({ password }) => send(password),
    unsaid: say('otp.failed'),
  })
  const shown = fault ?? before
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {shown && <Notice kind="danger">{shown}</Notice>}
      {/* Password managers store the password under this address. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('Password')}
        autoComplete="new-password"
        rules={passwordRules}
        required
        {...field('password')}
      />
      <PasswordField label={t('Confirm Password')} autoComplete="new-password" required {...field('confirmPassword')} />
      <Button type="submit" busy={busy} className="mt-1 w-full">
        {button || t('Continue')}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {t('Back')}
      </Button>
    </form>
  )
}
