import { useEffect } from 'react'
import type { z } from 'zod'
import { call } from '../../client/call.ts'
import { useCheckedForm } from '../../client/form.ts'
import { toast } from '../../client/toast.ts'
import { saveAccount } from '../../server/modules/selling/payments/accounts/accounts.contract.ts'
import { accountKeys, type PaymentAccount, type SentKeys, sentKeys } from '../../shared/selling/payment-accounts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { providerWords } from './payment-providers.ts'

type Props = {
  account: PaymentAccount
  mode: 'test' | 'live'
  onClose: () => void
  onSaved: () => Promise<unknown>
}

const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** Asks for the keys of an account, and shows the webhook to enter at the provider. */
export function PaymentKeysDialog({ account: { provider, webhook }, mode, onClose, onSaved }: Props) {
  const words = providerWords[provider]
  const schema: z.ZodType<SentKeys, SentKeys> = words?.keyId === undefined ? sentKeys : accountKeys
  const first = words?.keyId === undefined ? 'secret' : 'keyId'
  const { field, submit, busy, fault, focus } = useCheckedForm({
    schema,
    send: async (body) => {
      await call(saveAccount, { params: { provider, mode }, body })
      await onSaved()
      toast.success('Keys saved')
      onClose()
    },
  })
  useEffect(() => focus([first]), [focus, first])
  if (!words) return null
  const footer = (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form="payment-keys" busy={busy}>
        Check and save
      </Button>
    </>
  )
  return (
    <Dialog title={`${words.title}: ${mode} keys`} onClose={onClose} footer={footer}>
      <form
        id="payment-keys"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          // The dialog stands inside the form of the settings.
          event.stopPropagation()
          void submit(event)
        }}
      >
        {fault && <Notice kind="danger">{fault}</Notice>}
        {words.keyId !== undefined && (
          <TextField label={words.keyId} hint={words.where} required {...asTyped} {...field('keyId')} />
        )}
        <TextField
          label={words.secret}
          type="password"
          hint={words.keyId === undefined ? words.where : undefined}
          required
          {...asTyped}
          {...field('secret')}
        />
        <div className="grid gap-1 text-sm">
          <p>
            At {words.title}, add a webhook under {words.webhookWhere} with this address and the events{' '}
            {words.events.join(', ')}:
          </p>
          <code className="wrap-anywhere select-all">{webhook}</code>
        </div>
        <TextField
          label={words.webhookSecret}
          type="password"
          hint={words.webhookSecretHint}
          required
          {...asTyped}
          {...field('webhookSecret')}
        />
        <p className="text-sm text-ink-soft">Secrets are encrypted and not shown again.</p>
      </form>
    </Dialog>
  )
}
