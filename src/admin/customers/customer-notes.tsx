import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { addCustomerNote, removeCustomerNote } from '../../server/modules/people/customers/customers.contract.ts'
import type { Customer } from '../../shared/people/customers-admin.ts'
import { noteBody } from '../../shared/selling/orders-admin.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { useShowCustomer } from './calls.ts'

/** What staff have noted of a customer. What was typed stays when it could not be saved; one that is deleted can be put back. */
export function CustomerNotes({ customer, zone }: { customer: Customer; zone: string }) {
  const { _id: id, notes } = customer
  const show = useShowCustomer(id)
  const add = async (note: string) => show((await call(addCustomerNote, { params: { id }, body: { note } })).data)
  const remove = async (noteId: string, note: string) => {
    try {
      show((await call(removeCustomerNote, { params: { id, noteId } })).data)
      toast.undoable('Note deleted', () => void add(note).catch((error) => toast.error(messageOf(error))))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <>
      <NoteForm add={add} />
      {notes.length === 0 && <p className="mt-4 text-ink-soft">No notes yet.</p>}
      <ul className="mt-4 divide-y divide-line">
        {notes.map(({ _id, note, by, created }) => (
          <li key={_id} className="flex items-start gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{note}</p>
              <p className="mt-0.5 text-sm text-ink-soft">
                <time dateTime={created}>{longTime(created, zone)}</time> · {by}
              </p>
            </div>
            <IconButton icon={Trash2} label={`Delete the note of ${by}`} onClick={() => void remove(_id, note)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NoteForm({ add }: { add: (note: string) => Promise<void> }) {
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    const checked = noteBody.safeParse({ note })
    if (!checked.success) return setFault(checked.error.issues[0]?.message)
    setBusy(true)
    try {
      await add(checked.data.note)
      setNote('')
      setFault(undefined)
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="grid max-w-[44rem] justify-items-start gap-2" onSubmit={(event) => void save(event)}>
      <div className="w-full">
        <TextAreaField
          label="New note"
          rows={2}
          maxLength={2_000}
          value={note}
          error={fault}
          onChange={(event) => {
            setNote(event.target.value)
            setFault(undefined)
          }}
          onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void save()}
        />
      </div>
      <Button type="submit" look="secondary" busy={busy}>
        Add note
      </Button>
    </form>
  )
}
