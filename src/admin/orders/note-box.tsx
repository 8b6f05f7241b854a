import { type FormEvent, useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { addNote } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { noteBody, type StaffOrder } from '../../shared/selling/orders-admin.ts'
import { isBlank } from '../../shared/text.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { useOrderStep } from './calls.ts'

/** A note for the others in the shop. Ctrl Enter saves it; what was typed stays when it could not be saved. */
export function NoteBox({ order }: { order: StaffOrder }) {
  const act = useOrderStep(order._id)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const save = async () => {
    // Ctrl Enter does not pass the button, which takes no second press.
    if (busy) return
    const checked = noteBody.safeParse({ note })
    if (!checked.success) return setFault(checked.error.issues[0]?.message)
    setBusy(true)
    try {
      await act((order) => call(addNote, { ...order, body: checked.data }))
      setNote('')
      setFault(undefined)
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextAreaField
        label="Internal note"
        hint="Not visible to the customer."
        rows={2}
        maxLength={2_000}
        value={note}
        error={fault}
        onChange={(event) => {
          setNote(event.target.value)
          setFault(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void save()
        }}
      />
      <div>
        <Button type="submit" look="secondary" busy={busy} disabled={isBlank(note)}>
          Add note
        </Button>
      </div>
    </form>
  )
}
