import { useRef } from 'react'
import * as z from 'zod/mini'
import { giveCashCode, useCashCode } from '../../client/cash-code.ts'
import { useCheckedForm } from '../../client/form.ts'
import { messageOf } from '../../client/message-of.ts'
import { CodeBoxes } from '../../features/code-boxes/code-boxes.tsx'
import { SendAgain } from '../../features/code-boxes/send-again.tsx'
import { otp } from '../../shared/people/sign-in-code.ts'
import type { CashCode } from '../../shared/selling/payments/cash-code.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Words } from '../../ui/words.tsx'

type Props = { onConfirmed: () => void }

/** Mails the code that confirms a cash order (B294), and takes it. */
export function ConfirmCash({ onConfirmed }: Props) {
  const { data, error, refetch } = useCashCode()
  if (data)
    return (
      <GiveCode
        sent={data}
        resend={async () => (await refetch({ throwOnError: true })).data?.seconds ?? 0}
        onConfirmed={onConfirmed}
      />
    )
  return error ? <LoadFault text={messageOf(error)} retry={() => void refetch()} /> : null
}

type Giving = Props & { sent: CashCode; resend: () => Promise<number> }

function GiveCode({ sent: { email, token, seconds }, resend, onConfirmed }: Giving) {
  const self = useRef<HTMLFormElement>(null)
  const { field, submit, busy, fault } = useCheckedForm({
    schema: z.object({ otp }),
    send: async ({ otp }) => {
      await giveCashCode({ token, otp })
      onConfirmed()
    },
  })
  return (
    <form ref={self} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="wrap-anywhere">
        <Words
          text="To place your cash order, enter the code that we have mailed to {email}. It is good for ten minutes."
          values={{ email: <b>{email}</b> }}
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
      <div className="grid gap-3">
        <Button type="submit" busy={busy}>
          {t('Confirm and place order')}
        </Button>
        <SendAgain seconds={seconds} send={resend} />
      </div>
    </form>
  )
}
