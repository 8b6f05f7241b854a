import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { StaffReview } from '../../shared/selling/reviews.ts'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { useMove } from './calls.ts'
import { DeleteReviews } from './delete-reviews.tsx'
import { allMoves, moves } from './review-words.tsx'

/** What can be done with one review. */
export function ReviewMenu({ review }: { review: StaffReview }) {
  const { _id: id, state, writer, reports } = review
  const { move } = useMove([id])
  const [asks, setAsks] = useState<'answer' | 'delete'>()
  const close = () => setAsks(undefined)
  return (
    <>
      <Menu
        label={`Actions for the review of ${writer}`}
        align="end"
        className="grid size-9 place-items-center rounded-button text-ink-soft hover:bg-ground-soft pointer-coarse:size-11"
        trigger={<Ellipsis className="size-5" aria-hidden />}
      >
        <MenuItem onSelect={() => setAsks('answer')}>{review.answer ? 'Change answer' : 'Answer'}</MenuItem>
        {reports.length > 0 && state === 'SHOWN' && (
          <MenuItem onSelect={() => void move('SHOWN')}>Keep, and dismiss reports</MenuItem>
        )}
        {allMoves
          .filter((other) => other !== state)
          .map((other) => (
            <MenuItem key={other} onSelect={() => void move(other)}>
              {moves[other].act}
            </MenuItem>
          ))}
        <MenuLine />
        <MenuItem danger="danger" onSelect={() => setAsks('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {asks === 'answer' && <AnswerDialog review={review} onClose={close} />}
      {asks === 'delete' && <DeleteReviews ids={[id]} review={review} onDeleted={close} onClose={close} />}
    </>
  )
}
