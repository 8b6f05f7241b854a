import { type ComponentProps, type ReactNode, useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  /** Explains the consequences, in plain words. */
  children: ReactNode
  /** Label of the button: the act itself, never "OK". */
  act: string
  run: () => Promise<unknown>
  /** Disables the act until the dialog's content has loaded. */
  waits?: boolean
  size?: ComponentProps<typeof Dialog>['size']
  onClose: () => void
}

export type ConfirmProps = Props

/** Confirms an action that is not easily undone. A refusal is shown in the dialog, which stays open. */
export function Confirm({ title, children, act, run, waits = false, size = 'small', onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const go = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await run()
      onClose()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button look="secondary" data-safest onClick={onClose}>
        Cancel
      </Button>
      <Button busy={busy} disabled={waits} onClick={() => void go()}>
        {act}
      </Button>
    </>
  )
  return (
    <Dialog title={title} size={size} onClose={onClose} footer={footer} fault={fault}>
      {children}
    </Dialog>
  )
}
