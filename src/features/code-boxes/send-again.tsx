import { useState } from 'react'
import { useCountdown } from '../../client/countdown.ts'
import { messageOf } from '../../client/message-of.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = {
  /** Until the code can be sent again, s. */
  seconds: number
  /** @returns the seconds until it can be sent once more */
  send: () => Promise<number>
}

/** The button that has a code sent again (T9), in a row with others. */
export function SendAgain({ seconds, send }: Props) {
  const { left, start } = useCountdown(seconds)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const again = async () => {
    setBusy(true)
    setFault(undefined)
    await send().then(start, (error: unknown) => setFault(messageOf(error)))
    setBusy(false)
  }
  return (
    <>
      <Button look="secondary" busy={busy} disabled={left > 0} onClick={() => void again()}>
        {left > 0 ? t('Send again in {seconds} s', { seconds: left }) : t('Send again')}
      </Button>
      {fault && (
        <Notice kind="danger" className="order-last w-full">
          {fault}
        </Notice>
      )}
    </>
  )
}
