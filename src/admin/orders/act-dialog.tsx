import { type FormEvent, type ReactNode, useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

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
      if ((await run()) === 'stay') focusFault(form)
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

/** Focuses the first refused field: of a choice its first option, of a group the group itself. */
function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const refused = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]')
    const isChoice = refused?.matches('[role="radiogroup"]')
    const field = isChoice ? refused?.querySelector<HTMLElement>('input:not(:disabled)') : refused
    field?.focus({ preventScroll: true })
    // Centred, so that its label and its error are in view.
    field?.scrollIntoView({ block: 'center' })
  })
}
