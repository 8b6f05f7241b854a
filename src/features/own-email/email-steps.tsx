import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useCheckedForm } from '../../client/form.ts'
import { sendEmailCode, useGiveEmailCode } from '../../client/own-email-code.ts'
import { type OwnEmail, type OwnEmailBody, ownEmailBody, ownEmailCode } from '../../shared/people/own-email.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Words } from '../../ui/words.tsx'
import { CodeBoxes } from '../code-boxes/code-boxes.tsx'
import { SendAgain } from '../code-boxes/send-again.tsx'

type Props = {
  own: OwnEmail
  step: 'confirm' | 'change'
  done: (own: OwnEmail) => void
  leave: () => void
}

/** First the address, with the password, then the code that was mailed to it. */
export function EmailSteps({ own, step, done, leave }: Props) {
  const [sent, setSent] = useState<{ body: OwnEmailBody; seconds: number }>()
  if (sent) return <GiveCode {...sent} done={done} leave={leave} />
  const ask = async (body: OwnEmailBody) => setSent({ body, seconds: await sendEmailCode(body) })
  return <AskForCode {...{ own, step, ask, leave }} />
}

const withPassword = z.required(ownEmailBody)
const without = z.pick(ownEmailBody, { email: true })

type Asking = Pick<Props, 'own' | 'step' | 'leave'> & { ask: (body: OwnEmailBody) => Promise<void> }

function AskForCode({ own, step, ask, leave }: Asking) {
  const { field, submit, busy, fault } = useCheckedForm<OwnEmailBody, OwnEmailBody>({
    schema: own.needsPassword ? withPassword : without,
    values: step === 'confirm' ? { email: own.email } : {},
    send: ask,
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-[26rem] gap-5">
      <p className="text-ink-soft">
        {step === 'confirm'
          ? t('We mail you a six-digit code. It shows that this email is yours.')
          : t(
              'We mail a six-digit code to the new email. It is yours once you have entered the code; every other device is then signed out, and both emails are told.',
            )}
      </p>
      {!own.needsPassword && !own.isMember && (
        <p className="text-ink-soft">
          {t('This needs a recent sign-in. If you signed in more than ten minutes ago, sign out and in again first.')}
        </p>
      )}
      {fault && <Notice kind="danger">{fault}</Notice>}
      {step === 'change' && <EmailField label={t('New email')} autoComplete="email" required {...field('email')} />}
      {own.needsPassword && (
        <>
          <input type="email" autoComplete="username" value={own.email} readOnly hidden />
          <PasswordField label={t('Your password')} autoComplete="current-password" required {...field('password')} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('Send the code')}
        </Button>
        <Button look="quiet" onClick={leave}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

type Giving = Pick<Props, 'done' | 'leave'> & { body: OwnEmailBody; seconds: number }

function GiveCode({ body, seconds, done, leave }: Giving) {
  const self = useRef<HTMLFormElement>(null)
  const give = useGiveEmailCode()
  const { field, submit, busy, fault } = useCheckedForm({
    schema: ownEmailCode,
    send: async ({ otp }) => done(await give(otp)),
  })
  return (
    <form ref={self} method="post" noValidate onSubmit={submit} className="grid max-w-[26rem] gap-5">
      <p className="wrap-anywhere">
        <Words
          text="We have mailed a code to {email}. It is good for ten minutes."
          values={{ email: <b>{body.email}</b> }}
        />
      </p>
      {fault && <Notice kind="danger">{fault}</Notice>}
      <CodeBoxes
        label={t('Six-digit code')}
        autoFocus
        readOnly={busy}
        {...field('otp')}
        onFull={() => self.current?.requestSubmit()}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('Confirm')}
        </Button>
        <SendAgain seconds={seconds} send={() => sendEmailCode(body)} />
        <Button look="quiet" onClick={leave}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
