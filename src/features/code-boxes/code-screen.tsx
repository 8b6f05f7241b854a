import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useCountdown } from '../../client/countdown.ts'
import { useCheckedForm } from '../../client/form.ts'
import { sendCodeFault } from '../../client/sign-in-code.ts'
import { say } from '../../shared/own-words.ts'
import { otp } from '../../shared/people/sign-in-code.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { FormWords } from '../../ui/form-words.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CodeBoxes } from './code-boxes.tsx'

/** Texts of a code screen, configured by the owner (C58). */
export type CodeTexts = { title: string; description: string; button: string }

type Props = CodeTexts & {
  /** Where the code was sent. */
  email: string
  /** Leads back to where the address is given. */
  onEdit: () => void
  /** Until the code can be sent again, s. */
  wait: number
  /** Uses the code; the screen is busy until it settles. */
  send: (code: string) => Promise<unknown>
  /** Sends the code again. @returns the seconds until that can be done once more */
  resend: () => Promise<number>
  /** Stands above the boxes when a refusal of the code holds no text. */
  unsaid?: string
}

const form = z.object({ otp })

/**
 * The screen that a one-time code is typed into: it sends itself at the sixth digit (T8), and has the code sent again once the
 * countdown is over (T9).
 */
export function CodeScreen({ title, description, button, email, onEdit, wait, send, resend, unsaid }: Props) {
  const self = useRef<HTMLFormElement>(null)
  const { field, submit, busy, fault } = useCheckedForm({
    schema: form,
    send: ({ otp }) => send(otp),
    unsaid: unsaid ?? say('otp.failed'),
  })
  return (
    <div className="grid gap-5">
      <FormWords title={title} description={description} />
      <form ref={self} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-1">
          <TextField label={t('Email')} type="email" autoComplete="username" readOnly value={email} />
          <Button look="quiet" className="justify-self-end" onClick={onEdit}>
            {t('Edit email')}
          </Button>
        </div>
        {fault && <Notice kind="danger">{fault}</Notice>}
        <CodeBoxes
          label={t('Six-digit code')}
          autoFocus
          readOnly={busy}
          {...field('otp')}
          onFull={() => self.current?.requestSubmit()}
        />
        <Button type="submit" busy={busy} className="w-full">
          {button || t('Continue')}
        </Button>
      </form>
      <SendAgain wait={wait} resend={resend} />
    </div>
  )
}

function SendAgain({ wait, resend }: Pick<Props, 'wait' | 'resend'>) {
  const { left, start } = useCountdown(wait)
  const [busy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [fault, setFault] = useState<string>()

  const again = async () => {
    setBusy(true)
    setFault(undefined)
    setSent(false)
    try {
      start(await resend())
      setSent(true)
    } catch (error) {
      setFault(sendCodeFault(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-3">
      {fault && <Notice kind="danger">{fault}</Notice>}
      {isSent && <Notice kind="good">{t('The code is on its way once more.')}</Notice>}
      <Button look="secondary" busy={busy} disabled={left > 0} onClick={() => void again()}>
        {left > 0 ? t('Send again in {seconds} s', { seconds: left }) : t('Send again')}
      </Button>
    </div>
  )
}
