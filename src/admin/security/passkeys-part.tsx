import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { removePasskey } from '../../server/modules/people/passkeys/passkeys.contract.ts'
import type { Passkey } from '../../shared/people/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Part } from '../ui/screen.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { passkeysKey, usePasskeys } from './calls.ts'
import { dayOf } from './day.ts'

/** The passkeys of the account; on the platform's host, which they are for. */
export function PasskeysPart() {
  const queries = useQueryClient()
  const { data, error, refetch } = usePasskeys()
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey>()
  const close = () => {
    setAdding(false)
    setLeaving(undefined)
    void queries.invalidateQueries({ queryKey: passkeysKey })
  }
  return (
    <Part
      title="Passkeys"
      note="Sign in here by your fingerprint, your face or the lock of a device, without a password and a code."
      actions={
        <Button look="secondary" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      }
    >
      {error && !data && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-12" />}
      {data?.length === 0 && <p className="text-ink-soft">You have no passkey yet.</p>}
      <ul className="divide-y divide-line">
        {data?.map((passkey) => (
          <li key={passkey._id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <span>
              <span className="block font-semibold">{passkey.name}</span>
              <span className="block text-sm text-ink-soft">
                Added on {dayOf(passkey.made)}
                {passkey.used && `, last used on ${dayOf(passkey.used)}`}
              </span>
            </span>
            <Button look="quiet" aria-label={`Remove ${passkey.name}`} onClick={() => setLeaving(passkey)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {isAdding && <AddPasskeyDialog onClose={close} />}
      {leaving && (
        <Confirm
          title={`Remove ${leaving.name}?`}
          act="Remove"
          run={async () => {
            await call(removePasskey, { params: { id: leaving._id } })
            toast.success('The passkey was removed')
          }}
          onClose={close}
        >
          <p>It no longer signs you in. Delete it on the device as well.</p>
        </Confirm>
      )}
    </Part>
  )
}
