import { useEffect } from 'react'
import { call } from '../../../client/call.ts'
import { useCheckedForm } from '../../../client/form.ts'
import { toast } from '../../../client/toast.ts'
import { saveAccount } from '../../../server/modules/selling/payments/accounts/accounts.contract.ts'
import { keysOf, type PaymentAccount } from '../../../shared/selling/payments/payment-accounts.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type KeyField, providerWords } from './payment-providers.ts'

type Props = {
  account: PaymentAccount
  mode: 'test' | 'live'
  onClose: () => void
  onSaved: () => Promise<unknown>
}

const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** Asks for the keys of an account, and shows the webhook to enter at the provider. */
export function PaymentKeysDialog({ account: { provider, webhook, keys }, mode, onClose, onSaved }: Props) {
  const words = providerWords[provider]
  const first = words?.keys[0]?.name
  const { field, submit, busy, fault, focus } = useCheckedForm({
    schema: keysOf(provider),
    send: async (body) => {
      await call(saveAccount, { params: { provider, mode }, body })
      await onSaved()
      toast.success('Keys saved')
      onClose()
    },
  })
  useEffect(() => focus(first ? [first] : []), [focus, first])
  if (!words) return null
  const show = ({ name, label, hint, isSecret }: KeyField) => (
    <TextField
      key={name}
      label={label}
      hint={hint}
      type={isSecret ? 'password' : 'text'}
      required
      {...asTyped}
      {...field(name)}
    />
  )
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
    <Dialog title={`${words.title}: ${mode} keys`} onClose={onClose} footer={footer} fault={fault}>
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
        {keys.some((saved) => saved.mode === mode) && (
          <Notice kind="info">
            Keys of the same account can be replaced at any time. Those of another account cut off what the present one
            has under way: payments that customers have begun are no longer noticed, and its payments are no longer
            refunded from here.
          </Notice>
        )}
        {words.keys.map(show)}
        <div className="grid gap-1 text-sm">
          <p>
            At {words.title}, add a webhook under {words.webhookWhere} with this address and the events{' '}
            {words.events.join(', ')}:
          </p>
          <code className="wrap-anywhere select-all">{webhook}</code>
        </div>
        {words.webhook.map(show)}
        <p className="text-sm text-ink-soft">Secrets are encrypted and not shown again.</p>
      </form>
    </Dialog>
  )
}
