import { useState } from 'react'
import { isolated } from '../../shared/direction.ts'
import type { StaffReview } from '../../shared/selling/opinions/reviews.ts'
import { DeleteModerated, MoveItems } from '../moderation/moderation.tsx'
import { MenuItem, MenuLine, RowMenu } from '../ui/menu.tsx'
import { ReviewAnswer } from './answer-dialog.tsx'
import { reviews } from './calls.ts'

/** Actions on one review. */
export function ReviewMenu({ review }: { review: StaffReview }) {
  const { _id: id, writer, title, text } = review
  const [asks, setAsks] = useState<'answer' | 'delete'>()
  const close = () => setAsks(undefined)
  return (
    <>
      <RowMenu label={`Actions for the review of ${isolated(writer)}`}>
        <MenuItem onSelect={() => setAsks('answer')}>{review.answer ? 'Change answer' : 'Answer'}</MenuItem>
        <MoveItems of={reviews} record={review} />
        <MenuLine />
        <MenuItem danger="danger" onSelect={() => setAsks('delete')}>
          Delete
        </MenuItem>
      </RowMenu>
      {asks === 'answer' && <ReviewAnswer review={review} onClose={close} />}
      {asks === 'delete' && (
        <DeleteModerated
          of={reviews}
          ids={[id]}
          whose={writer}
          quote={[title, text].filter(Boolean).join(': ')}
          onDeleted={close}
          onClose={close}
        />
      )}
    </>
  )
}
