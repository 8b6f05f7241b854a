import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { deleteReviews } from '../../server/modules/selling/reviews/reviews.contract.ts'
import { Confirm } from '../ui/confirm.tsx'
import { useRefreshReviews } from './calls.ts'

type Props = {
  ids: string[]
  /** Whose it is and what it says, where it is one. */
  review?: { title: string; text: string; writer: string }
  onDeleted: () => void
  onClose: () => void
}

export function DeleteReviews({ ids, review, onDeleted, onClose }: Props) {
  const refresh = useRefreshReviews()
  const several = `${ids.length} reviews`
  const run = async () => {
    await call(deleteReviews, { body: { ids } })
    toast.success(ids.length === 1 ? 'Review deleted' : `${several} deleted`)
    onDeleted()
    await refresh()
  }
  const one = review ? `Delete the review of ${review.writer}?` : 'Delete this review?'
  return (
    <Confirm
      title={ids.length > 1 ? `Delete ${several}?` : one}
      act={ids.length > 1 ? `Delete ${several}` : 'Delete review'}
      run={run}
      onClose={onClose}
    >
      {review && <p className="line-clamp-4 wrap-anywhere">{[review.title, review.text].filter(Boolean).join(': ')}</p>}
      <p className={review && 'mt-2'}>
        Its pictures and your answer are deleted with it. The product’s rating follows. This cannot be undone.
      </p>
    </Confirm>
  )
}
