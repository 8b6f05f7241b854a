import { useEffect } from 'react'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { useCheckedForm } from '../../client/form.ts'
import { keepSession, readToken, sessionUser } from '../../client/session.ts'
import { signIn } from '../../server/modules/people/identity/identity.contract.ts'
import { credentials, type Person } from '../../shared/people/customer.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

type Props = {
  /** The email of the user whose session has ended; '' where the page does not know it. */
  email: string
  onSignedIn: () => void
}

/**
 * Signs the same user in again on the page whose session has ended (B165). Codes, Google, passkeys and a second step are given in
 * another tab; the page goes on by itself once that has signed in.
 */
export function SignInAgain({ email, onSignedIn }: Props) {
  useSignInElsewhere(onSignedIn)
  const { field, submit, busy, fault } = useCheckedForm({
    schema: credentials,
    values: { email },
    send: async (body) => {
      const { loginToken, data } = await call(signIn, { body })
      requireSameUser(data)
      keepSession(loginToken, data)
      onSignedIn()
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{t('Sign in again to go on. What you typed is still here.')}</p>
      {fault && <Notice kind="danger">{fault}</Notice>}
      <EmailField autoComplete="username" required {...field('email')} />
      <PasswordField label={t('Password')} autoComplete="current-password" required {...field('password')} />
      <Button type="submit" busy={busy} className="w-full">
        {t('Sign in')}
      </Button>
      <Link
        href="/login?from=%2F"
        target="_blank"
        rel="noopener"
        className="flex min-h-11 items-center justify-self-center underline underline-offset-4"
      >
        {t('Sign in another way, in a new tab')}
      </Link>
    </form>
  )
}

/** @throws CallError when the page belongs to another user, whose text must not reach this account */
function requireSameUser({ _id }: Person): void {
  const user = sessionUser()
  if (user !== null && user !== _id)
    throw new CallError(409, undefined, t('That is another account. Sign in to the one you used on this page.'))
}

/** Another tab may sign the same user in; this page then has their new session. */
function useSignInElsewhere(onSignedIn: () => void): void {
  useEffect(() => {
    const ended = readToken()
    const look = () => {
      const token = readToken()
      if (token !== null && token !== ended) onSignedIn()
    }
    document.addEventListener('haat:session', look)
    return () => document.removeEventListener('haat:session', look)
  }, [onSignedIn])
}
