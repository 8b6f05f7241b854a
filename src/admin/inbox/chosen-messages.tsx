import { useState } from 'react'
import { messageStates } from '../../shared/content/inbox-admin.ts'
import { Button } from '../../ui/button.tsx'
import { AssignMenu } from './assign-menu.tsx'
import { DeleteMessages } from './delete-messages.tsx'
import { states } from './message-words.tsx'
import { useMove } from './use-move.ts'

const small = 'min-h-8! py-0.5! pointer-coarse:min-h-11!'

/** What is done with several messages at once. */
export function ChosenMessages({ ids, clear }: { ids: string[]; clear: () => void }) {
  const { move, moving } = useMove(ids)
  const [asks, setAsks] = useState(false)
  return (
    <>
      <span className="text-ink-soft" aria-hidden>
        Mark as
      </span>
      {messageStates.map((state) => (
        <Button
          key={state}
          look="secondary"
          className={small}
          busy={moving === state}
          aria-label={`Mark as ${states[state].title.toLowerCase()}`}
          onClick={() => void move(state).then((done) => done && clear())}
        >
          {states[state].title}
        </Button>
      ))}
      <AssignMenu ids={ids} onDone={clear} className={small} />
      <Button look="secondary" className={small} onClick={() => setAsks(true)}>
        Delete
      </Button>
      <button
        type="button"
        className="min-h-8 px-1 text-ink-soft hover:text-ink pointer-coarse:min-h-11"
        onClick={clear}
      >
        Clear selection
      </button>
      {asks && <DeleteMessages ids={ids} onDeleted={clear} onClose={() => setAsks(false)} />}
    </>
  )
}
