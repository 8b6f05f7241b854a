import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { removeApp, renewRecoveryCodes } from '../../server/modules/people/security/security.contract.ts'
import type { Security } from '../../shared/people/second-step.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Badge } from '../ui/badge.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { counted } from '../ui/counted.ts'
import { isPlatform } from '../ui/me.ts'
import { Part } from '../ui/screen.tsx'
import { securityKey, useSecurity } from './calls.ts'
import { dayOf } from './day.ts'
import { EmailPart } from './email-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

/** Email and the sign-in methods besides the password, with their settings. */
export function SecurityParts() {
  const { data, error, refetch } = useSecurity()
  if (error && !data) return <LoadFault text={error.message} retry={() => void refetch()} />
  return (
    <>
      <EmailPart />
      <AppOf security={data} />
      {isPlatform() ? <PasskeysPart /> : data && <PasskeysElsewhere platform={data.platform} />}
    </>
  )
}

/** Passkeys belong to the platform's host, from which the user enters their sites. */
function PasskeysElsewhere({ platform }: { platform: string }) {
  return (
    <Part title="Passkeys" note="Sign in by your fingerprint, your face or the lock of a device.">
      <p>
        Passkeys are kept where all your sites are listed:{' '}
        <a href={`${platform}/admin/dashboard`} className="font-semibold text-link underline underline-offset-4">
          {new URL(platform).host}
        </a>
      </p>
    </Part>
  )
}

function AppOf({ security: data }: { security: Security | undefined }) {
  return (
    <Part
      title="Authenticator app"
      note="After your password or a code from an email, you enter six digits that an app on your phone shows."
      actions={data?.appSince && <Badge tone="good">On</Badge>}
    >
      {data ? <AppPart security={data} /> : <Skeleton className="h-9 w-40" />}
    </Part>
  )
}

function AppPart({ security: { appSince, recoveryCodes } }: { security: Security }) {
  const queries = useQueryClient()
  const [open, setOpen] = useState<'set up' | 'turn off' | 'codes'>()
  const [codes, setCodes] = useState<string[]>()
  const close = () => {
    setOpen(undefined)
    setCodes(undefined)
    void queries.invalidateQueries({ queryKey: securityKey })
  }
  const renew = async () => {
    const { data } = await call(renewRecoveryCodes)
    setCodes(data.codes)
  }
  return (
    <>
      {appSince === null ? (
        <Button onClick={() => setOpen('set up')}>Set up</Button>
      ) : (
        <>
          <p className="mb-4 text-ink-soft">
            Set up on {dayOf(appSince)}.{' '}
            {recoveryCodes === 1
              ? 'One recovery code is left.'
              : `${counted(recoveryCodes, 'recovery code')} are left.`}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => setOpen('codes')}>
              New recovery codes
            </Button>
            <Button look="secondary" onClick={() => setOpen('turn off')}>
              Turn off
            </Button>
          </div>
        </>
      )}
      {open === 'set up' && <SetUpDialog onClose={close} />}
      {open === 'codes' && (
        <Confirm title="New recovery codes?" act="Make new codes" run={renew} onClose={() => setOpen(undefined)}>
          <p>Your current codes will stop working.</p>
        </Confirm>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={close} />}
      {open === 'turn off' && (
        <Confirm
          title="Turn off the authenticator app?"
          act="Turn off"
          run={async () => {
            await call(removeApp)
            toast.success('The authenticator app is off')
          }}
          onClose={close}
        >
          <p>Your password, or a code from an email, is then enough to sign in. Your recovery codes are forgotten.</p>
        </Confirm>
      )}
    </>
  )
}
