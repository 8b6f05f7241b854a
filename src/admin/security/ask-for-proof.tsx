import { type KeyboardEvent, useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import { useCheckedForm } from '../../client/form.ts'
import { messageOf } from '../../client/message-of.ts'
import { answerByPasskey } from '../../client/passkeys.ts'
import { proveByPasskey } from '../../server/modules/people/passkeys/passkeys.contract.ts'
import { prove } from '../../server/modules/people/security/security.contract.ts'
import { proofBody } from '../../shared/people/second-step.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { isPlatform } from '../ui/me.ts'
import { askBy } from './asked.ts'
import { usePasskeys, useSecurity } from './calls.ts'

type Answer = (isProved: boolean) => void

/** Asks for the password or a code when a call needs a recent proof. The call is then retried. */
export function AskForProof() {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => askBy('proof', () => new Promise((resolve) => setAnswer(() => resolve))), [])
  if (!answer) return null
  const end = (isProved: boolean) => {
    setAnswer(undefined)
    answer(isProved)
  }
  return <ProofDialog onProved={() => end(true)} onClose={() => end(false)} />
}

type Props = { onProved: () => void; onClose: () => void }

function ProofDialog({ onProved, onClose }: Props) {
  const { data, error } = useSecurity()
  /** Escape closes this dialog only, not the one below. */
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <Dialog title="Confirm your identity" size="small" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of a key on its way out, and is nothing to act on */}
      <div onKeyDown={close}>
        {error && <Notice kind="danger">{error.message}</Notice>}
        {data ? (
          <>
            <ProofForm hasApp={data.appSince !== null} onProved={onProved} />
            {isPlatform() && <ByPasskey onProved={onProved} />}
            {!isPlatform() && (
              <p className="mt-4 text-sm text-ink-soft">
                A passkey proves it at {new URL(data.platform).host} alone: sign in with it there, and come back from
                your list of sites.
              </p>
            )}
          </>
        ) : (
          !error && <Skeleton className="h-24" />
        )}
      </div>
    </Dialog>
  )
}

function ProofForm({ hasApp, onProved }: { hasApp: boolean; onProved: () => void }) {
  const { field, submit, busy, fault } = useCheckedForm({
    schema: proofBody,
    send: async (body) => {
      await call(prove, { body })
      onProved()
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">For security, confirm your identity.</p>
      {fault && <Notice kind="danger">{fault}</Notice>}
      {hasApp ? (
        <TextField
          label="Code from your app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('code')}
        />
      ) : (
        <PasswordField label="Your password" autoComplete="current-password" required {...field('password')} />
      )}
      <Button type="submit" busy={busy} className="justify-self-end">
        Confirm
      </Button>
    </form>
  )
}

/** Proof by passkey, on the platform's host; empty without passkeys. */
function ByPasskey({ onProved }: { onProved: () => void }) {
  const { data } = usePasskeys()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  if (!data || data.length === 0) return null
  const use = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      const response = await answerByPasskey()
      await call(proveByPasskey, { body: { response } })
      onProved()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-4">
      {fault && <Notice kind="danger">{fault}</Notice>}
      <Button look="secondary" busy={busy} onClick={() => void use()} className="justify-self-start">
        Use a passkey
      </Button>
    </div>
  )
}
