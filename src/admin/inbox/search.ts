import { z } from 'zod'
import { messageList } from '../../shared/content/inbox-admin.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

const { sort, state, kind, assigned } = messageList.shape

export const inboxSearch = z.object({
  ...listSearch,
  sort: lenient(sort.unwrap()),
  state: lenient(state),
  kind: lenient(kind),
  assigned: lenient(assigned),
})
