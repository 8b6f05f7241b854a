import { z } from 'zod'
import { staffReviewList } from '../../shared/selling/reviews.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

const { sort, state, reported } = staffReviewList.shape

export const reviewsSearch = z.object({
  ...listSearch,
  sort: lenient(sort.unwrap()),
  state: lenient(state),
  reported: lenient(reported),
})
