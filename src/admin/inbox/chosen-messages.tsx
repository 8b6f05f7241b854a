import { type ComponentProps, useState } from 'react'
import { call } from '../../client/call.ts'
import { deleteMessages } from '../../server/modules/content/inbox/inbox.contract.ts'
import { messageStates } from '../../shared/content/forms/inbox-admin.ts'
import { BulkBar, BulkButton } from '../ui/bulk-bar.tsx'
import { DeleteRecords } from '../ui/delete-records.tsx'
import { AssignMenu } from './assign-menu.tsx'
import { useMove, useRefreshMessages } from './calls.ts'
import { states } from './message-words.tsx'

/** Bulk actions for the selected messages. */
export function ChosenMessages({ ids, clear }: { ids: string[]; clear: () => void }) {
  const { act, doing } = useMove(ids)
  const [asks, setAsks] = useState(false)
  return (
    <BulkBar clear={clear}>
      <span className="text-ink-soft" aria-hidden>
        Mark as
      </span>
      {messageStates.map((state) => (
        <BulkButton
          key={state}
          busy={doing === state}
          aria-label={`Mark as ${states[state].title.toLowerCase()}`}
          onClick={() => void act(state).then((done) => done && clear())}
        >
          {states[state].title}
        </BulkButton>
      ))}
      <AssignMenu ids={ids} onDone={clear} />
      <BulkButton onClick={() => setAsks(true)}>Delete</BulkButton>
      {asks && <DeleteMessages ids={ids} onDeleted={clear} onClose={() => setAsks(false)} />}
    </BulkBar>
  )
}

type Deleted = { ids: string[] } & Pick<ComponentProps<typeof DeleteRecords>, 'whose' | 'onDeleted' | 'onClose'>

export function DeleteMessages({ ids, ...asked }: Deleted) {
  const refresh = useRefreshMessages()
  const remove = () => call(deleteMessages, { body: { ids } })
  return (
    <DeleteRecords thing="message" count={ids.length} remove={remove} refresh={refresh} {...asked}>
      This cannot be undone.
    </DeleteRecords>
  )
}
