import { useState } from 'react'
import { z } from 'zod/mini'
import { useCheckedForm } from '../../client/form.ts'
import { useGiveEmail } from '../../client/give-email.ts'
import { email as emailRule } from '../../shared/rules.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { Words } from '../../ui/words.tsx'

/** The email of a guest, to which their order is mailed (B302). */
export function GuestStep({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(email === '')
  return (
    <div className="grid gap-5">
      {isOpen ? (
        <EmailForm email={email} onGiven={() => setOpen(false)} />
      ) : (
        <Given email={email} onChange={() => setOpen(true)} />
      )}
      <p className="text-sm text-ink-soft">
        {t('Have an account already?')}{' '}
        <Link href="/login?from=%2Fcheckout" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('Sign in, and your bag comes along')}
        </Link>
      </p>
    </div>
  )
}

function Given({ email, onChange }: { email: string; onChange: () => void }) {
  return (
    <div>
      <p className="wrap-anywhere">
        <Words text="We write to {email} about your order." values={{ email: <b>{email}</b> }} />
      </p>
      <TextButton onClick={onChange}>{t('Change the email')}</TextButton>
    </div>
  )
}

function EmailForm({ email, onGiven }: { email: string; onGiven: () => void }) {
  const give = useGiveEmail()
  const { field, submit, busy, fault } = useCheckedForm({
    schema: z.object({ email: emailRule }),
    values: { email },
    send: async ({ email }) => {
      await give(email)
      onGiven()
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {fault && <Notice kind="danger">{fault}</Notice>}
      <EmailField autoComplete="email" required {...field('email')} />
      <Button type="submit" look="secondary" busy={busy} className="justify-self-start">
        {t('Continue')}
      </Button>
    </form>
  )
}
