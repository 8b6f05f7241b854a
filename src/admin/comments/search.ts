import { z } from 'zod'
import { staffCommentList } from '../../shared/content/comments.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

const { sort, state, reported } = staffCommentList.shape

export const commentsSearch = z.object({
  ...listSearch,
  sort: lenient(sort.unwrap()),
  state: lenient(state),
  reported: lenient(reported),
})
