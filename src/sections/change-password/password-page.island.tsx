import { useState } from 'react'
import * as z from 'zod/mini'
import { useCheckedForm } from '../../client/form.ts'
import { useOwnEmail } from '../../client/own-email.ts'
import { askForLink, changePassword } from '../../client/sign-in.ts'
import { toast } from '../../client/toast.ts'
import { AccountShell } from '../../features/account/account-shell.tsx'
import type { Person } from '../../shared/people/customer.ts'
import { newPasswordBody } from '../../shared/people/passwords.ts'
import { passwordRules } from '../../shared/rules.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

type Texts = { button: string; success: string }
type Props = Texts & { heading: string; preview: Person | null }

export default function PasswordPage({ heading, preview, ...texts }: Props) {
  const { data: own, fault, retry } = useOwnEmail(preview)
  /** A form that has done its work gives way to an empty one. */
  const [done, setDone] = useState(0)
  return (
    <AccountShell current="password" heading={heading} preview={preview}>
      {own?.hasPassword ? (
        <PasswordForm key={done} email={own.email} texts={texts} onDone={() => setDone(done + 1)} />
      ) : own ? (
        <FirstPassword email={own.email} />
      ) : fault ? (
        <LoadFault text={fault} retry={retry} />
      ) : (
        <PasswordSkeleton />
      )}
    </AccountShell>
  )
}

function PasswordForm({ email, texts, onDone }: { email: string; texts: Texts; onDone: () => void }) {
  const { field, submit, busy, fault } = useCheckedForm({
    schema: newPasswordBody,
    send: async (body) => {
      await changePassword(body)
      toast.success(texts.success)
      onDone()
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-[26rem] gap-5">
      <p className="text-ink-soft">{t('Every other device on which you are signed in will be signed out.')}</p>
      {fault && <Notice kind="danger">{fault}</Notice>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('Current Password')}
        autoComplete="current-password"
        required
        {...field('currentPassword')}
      />
      <PasswordField
        label={t('New Password')}
        autoComplete="new-password"
        rules={passwordRules}
        required
        {...field('newPassword')}
      />
      <PasswordField label={t('Confirm Password')} autoComplete="new-password" required {...field('confirmPassword')} />
      <Button type="submit" busy={busy} className="justify-self-start">
        {texts.button || t('Save')}
      </Button>
    </form>
  )
}

/** For those who sign in by Google: their first password is chosen by a mailed link. */
function FirstPassword({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const { submit, busy, fault } = useCheckedForm({
    schema: z.object({}),
    send: async () => {
      await askForLink(email)
      setSent(true)
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-[26rem] justify-items-start gap-5">
      <p className="text-ink-soft">{t('You have no password yet. We mail you a link to choose one.')}</p>
      {fault && <Notice kind="danger">{fault}</Notice>}
      {isSent && <Notice kind="good">{t('The link is on its way to {email}.', { email })}</Notice>}
      <Button type="submit" busy={busy}>
        {t('Mail me the link')}
      </Button>
    </form>
  )
}

function PasswordSkeleton() {
  return (
    <Loading text={t('Loading your account')}>
      <div className="grid max-w-[26rem] gap-5">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-12" />
        ))}
      </div>
    </Loading>
  )
}
