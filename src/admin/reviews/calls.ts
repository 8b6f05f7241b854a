import { call } from '../../client/call.ts'
import { deleteReviews, listForStaff, setReviewStates } from '../../server/modules/selling/reviews/reviews.contract.ts'
import type { Moderated } from '../moderation/moderation.tsx'

export const reviews: Moderated = {
  thing: 'review',
  list: listForStaff,
  setState: (ids, state) => call(setReviewStates, { body: { ids, state } }),
  remove: (ids) => call(deleteReviews, { body: { ids } }),
  lost: 'Its pictures and your answer are deleted with it. The product’s rating follows.',
}
