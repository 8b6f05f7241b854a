import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { useCheckedForm } from '../../client/form.ts'
import { CodeBoxes } from '../../features/code-boxes/code-boxes.tsx'
import { beginApp, proveApp } from '../../server/modules/people/security/security.contract.ts'
import { stepBody } from '../../shared/people/second-step.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** Sets up an authenticator app: its secret, its first code, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const { data, error, refetch } = useQuery({
    queryKey: ['authenticator-secret'],
    queryFn: async () => (await call(beginApp)).data,
    retry: false,
    // Each request creates another secret.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  return (
    <Dialog title="Set up an authenticator app" onClose={onClose}>
      {error && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-64" />}
      {data && <FirstCode {...data} onProven={setCodes} />}
    </Dialog>
  )
}

type Props = { secret: string; uri: string; onProven: (codes: string[]) => void }

function FirstCode({ secret, uri, onProven }: Props) {
  const self = useRef<HTMLFormElement>(null)
  const { field, submit, busy, fault } = useCheckedForm({
    schema: stepBody,
    send: async (body) => onProven((await call(proveApp, { body })).data.codes),
  })
  return (
    <form ref={self} noValidate onSubmit={submit} className="grid gap-5">
      <div className="flex flex-wrap gap-5">
        <QrCode text={uri} label="QR code for the authenticator app" />
        <div className="min-w-0 flex-1 basis-56">
          <p>Scan this with an authenticator app on your phone, or type this key into it:</p>
          <p className="mt-2 font-mono break-all" data-secret>
            {secret.match(/.{4}/g)?.join(' ')}
          </p>
        </div>
      </div>
      {fault && <Notice kind="danger">{fault}</Notice>}
      <CodeBoxes
        label="Code that the app shows"
        readOnly={busy}
        {...field('code')}
        onFull={() => self.current?.requestSubmit()}
      />
      <Button type="submit" busy={busy} className="justify-self-end">
        Turn on
      </Button>
    </form>
  )
}
