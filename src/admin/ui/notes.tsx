import { Trash2 } from 'lucide-react'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { isolated } from '../../shared/direction.ts'
import { noteBody } from '../../shared/notes.ts'
import { longTime } from '../../shared/times.ts'
import { IconButton } from './icon-button.tsx'
import { SendBox } from './send-box.tsx'

type Props = {
  notes: { _id: string; note: string; by: string; created: string }[]
  zone: string
  add: (note: string) => Promise<void>
  remove: (noteId: string) => Promise<void>
}

/** Staff notes. A note that fails to save stays in the box; deletion can be undone. */
export function Notes({ notes, zone, add, remove }: Props) {
  const removeOne = async (noteId: string, note: string) => {
    try {
      await remove(noteId)
      toast.undoable('Note deleted', () => void add(note).catch((error) => toast.error(messageOf(error))))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  const check = (note: string) => noteBody.safeParse({ note }).error?.issues[0]?.message
  return (
    <>
      <SendBox label="New note" act="Add note" rows={2} most={2_000} check={check} send={add} />
      {notes.length === 0 && <p className="mt-4 text-ink-soft">No notes yet.</p>}
      <ul className="mt-4 divide-y divide-line">
        {notes.map(({ _id, note, by, created }) => (
          <li key={_id} className="flex items-start gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p dir="auto" className="max-w-[68ch] whitespace-pre-line wrap-anywhere">
                {note}
              </p>
              <p className="mt-0.5 text-sm text-ink-soft">
                <time dateTime={created}>{longTime(created, zone)}</time> · <bdi>{by}</bdi>
              </p>
            </div>
            <IconButton
              icon={Trash2}
              label={`Delete the note of ${isolated(by)}`}
              onClick={() => void removeOne(_id, note)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
