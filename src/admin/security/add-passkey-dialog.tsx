import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { useCheckedForm } from '../../client/form.ts'
import { addPasskey, beginPasskey } from '../../server/modules/people/passkeys/passkeys.contract.ts'
import { passkeyInput } from '../../shared/people/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Dialog } from '../ui/dialog.tsx'

const form = passkeyInput.pick({ name: true })

/** Names a passkey and has the device, or a key, make it. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { field, submit, busy, fault } = useCheckedForm({
    schema: form,
    send: async ({ name }) => {
      await add(name)
      onClose()
    },
  })
  const footer = (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form="passkey" busy={busy}>
        Go on
      </Button>
    </>
  )
  return (
    <Dialog title="Add a passkey" size="small" onClose={onClose} footer={footer} fault={fault}>
      <form id="passkey" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          hint="What you know it by later, such as “My phone”. Your device then asks you to confirm."
          required
          {...field('name')}
        />
      </form>
    </Dialog>
  )
}

async function add(name: string): Promise<void> {
  const { data } = await call(beginPasskey)
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = data as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  const answer = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    const isThere = error instanceof Error && error.name === 'InvalidStateError'
    const text = isThere ? 'This device has a passkey for your account already.' : 'No passkey was created. Try again.'
    throw new CallError(0, undefined, text)
  })
  await call(addPasskey, { body: { name, response: { ...answer } } })
}
