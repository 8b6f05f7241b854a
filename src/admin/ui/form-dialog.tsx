import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from './dialog.tsx'
import type { RecordForm } from './record-form.ts'

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'onClose'> & {
  /** Label of its button: `Save`. */
  action: string
  record: Pick<RecordForm<Record<string, unknown>, unknown>, 'submit' | 'busy' | 'fault' | 'dirty'>
  children: ReactNode
}

/** A form in a dialog: the fields, and below them the error, Cancel and the action. */
export function FormDialog({ action, record, children, ...dialog }: Props) {
  const id = useId()
  const { submit, busy, fault, dirty } = record
  const footer = (
    <>
      <Button look="secondary" onClick={dialog.onClose}>
        Cancel
      </Button>
      <Button type="submit" form={id} busy={busy}>
        {action}
      </Button>
    </>
  )
  return (
    <Dialog {...dialog} footer={footer} fault={fault} unsaved={dirty}>
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog may be inside another form.
          event.stopPropagation()
          submit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
