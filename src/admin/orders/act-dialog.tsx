import { type FormEvent, type ReactNode, useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { focusFirstRefused } from '../ui/focus-refused.ts'

type Props = {
  title: string
  /** Label of the button: the act itself. */
  act: string
  /** Rejects with the refusal, which keeps the dialog open; so does resolving to `stay`, after a field error. */
  run: () => Promise<unknown>
  size?: 'small' | 'medium'
  onClose: () => void
  children: ReactNode
}

/** Asks for a step's input, says what it does, and runs it. Enter submits. */
export function ActDialog({ title, act, run, size = 'small', onClose, children }: Props) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    setFault(undefined)
    try {
      if ((await run()) === 'stay') requestAnimationFrame(() => focusFirstRefused(form))
      else onClose()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button look="secondary" data-safest onClick={onClose}>
        Not now
      </Button>
      <Button type="submit" form="order-act" busy={busy}>
        {act}
      </Button>
    </>
  )
  return (
    <Dialog title={title} size={size} onClose={onClose} footer={footer} fault={fault}>
      <form id="order-act" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {children}
      </form>
    </Dialog>
  )
}
