import { type ComponentProps, useState } from 'react'
import { useCountdown } from '../../client/countdown.ts'
import { sendCode, sendCodeFault } from '../../client/sign-in-code.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CodeBoxes } from '../code-boxes/code-boxes.tsx'

type Props = {
  /** Recipient of the code. */
  email: string
  field: () => Omit<ComponentProps<typeof CodeBoxes>, 'label'>
}

/** The fallback after too many tries: a mailed code and its field. It can be resent after 30 seconds (T9). */
export function CodePart({ email, field }: Props) {
  const [busy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [fault, setFault] = useState<string>()
  const { left, start } = useCountdown()

  const send = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      start(await sendCode(email))
      setSent(true)
    } catch (error) {
      setFault(sendCodeFault(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-4">
      {fault && <Notice kind="danger">{fault}</Notice>}
      {isSent && !fault && (
        <Notice kind="good">
          {t(
            'If {email} has an account here, a code is on its way to it. It is good for 10 minutes, in this browser.',
            { email },
          )}
        </Notice>
      )}
      {isSent && <CodeBoxes label={t('Code from the email')} {...field()} />}
      <Button look="secondary" busy={busy} disabled={left > 0} onClick={() => void send()}>
        {left > 0 ? t('Send again in {seconds} s', { seconds: left }) : isSent ? t('Send again') : t('Send a code')}
      </Button>
    </div>
  )
}
