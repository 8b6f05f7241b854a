import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useMove } from './calls.ts'
import { DeleteReviews } from './delete-reviews.tsx'
import { allMoves, moves } from './review-words.tsx'

const small = 'min-h-8! py-0.5! pointer-coarse:min-h-11!'

/** What is done with several reviews at once. */
export function ChosenReviews({ ids, clear }: { ids: string[]; clear: () => void }) {
  const { move, moving } = useMove(ids)
  const [asks, setAsks] = useState(false)
  return (
    <>
      {allMoves.map((state) => (
        <Button
          key={state}
          look="secondary"
          className={small}
          busy={moving === state}
          onClick={() => void move(state).then((done) => done && clear())}
        >
          {moves[state].act}
        </Button>
      ))}
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
      {asks && <DeleteReviews ids={ids} onDeleted={clear} onClose={() => setAsks(false)} />}
    </>
  )
}
