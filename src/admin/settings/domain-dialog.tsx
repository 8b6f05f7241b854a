import { useEffect } from 'react'
import { z } from 'zod'
import { call } from '../../client/call.ts'
import { useCheckedForm } from '../../client/form.ts'
import { addDomain } from '../../server/modules/sites/domains/domains.contract.ts'
import { domainField } from '../../shared/sites/domains.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Dialog } from '../ui/dialog.tsx'

const form = z.object({ host: domainField })

type Props = { onClose: () => void; onAdded: () => Promise<unknown> }

/** Asks for a domain; what has to stand in its DNS is shown in the list then. */
export function DomainDialog({ onClose, onAdded }: Props) {
  const { field, submit, busy, fault, focus } = useCheckedForm({
    schema: form,
    send: async (body) => {
      await call(addDomain, { body })
      await onAdded()
      onClose()
    },
  })
  useEffect(() => focus(['host']), [focus])
  const footer = (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form="new-domain" busy={busy}>
        Add domain
      </Button>
    </>
  )
  return (
    <Dialog title="Add a domain" onClose={onClose} footer={footer} fault={fault}>
      <form id="new-domain" noValidate className="grid gap-4" onSubmit={submit}>
        <TextField
          label="Domain"
          required
          placeholder="brand.example.com"
          hint="One that you own. Add the name with and without www as two domains."
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          {...field('host')}
        />
      </form>
    </Dialog>
  )
}
