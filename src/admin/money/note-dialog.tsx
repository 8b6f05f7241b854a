import { type ReactNode, useState } from 'react'
import { toast } from '../../client/toast.ts'
import { closeBody } from '../../shared/selling/money-cases.ts'
import { ActDialog } from '../orders/act-dialog.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'

type Props = {
  title: string
  act: string
  label: string
  hint: string
  /** The success message. */
  said: string
  run: (note: string) => Promise<unknown>
  refresh: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** Asks for the note of a step, and runs it. */
export function NoteDialog({ title, act, label, hint, said, run, refresh, onClose, children }: Props) {
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const go = async () => {
    const checked = closeBody.safeParse({ note })
    if (!checked.success) {
      setFault(checked.error.issues[0]?.message)
      return 'stay' as const
    }
    await run(checked.data.note)
    await refresh()
    toast.success(said)
  }
  return (
    <ActDialog title={title} act={act} run={go} onClose={onClose}>
      <p>{children}</p>
      <TextAreaField
        label={label}
        required
        hint={hint}
        rows={2}
        maxLength={500}
        value={note}
        error={fault}
        onChange={(event) => {
          setNote(event.target.value)
          setFault(undefined)
        }}
      />
    </ActDialog>
  )
}
