import { call } from '../../client/call.ts'
import {
  deleteComments,
  listForStaff,
  setCommentStates,
} from '../../server/modules/content/comments/comments.contract.ts'
import type { Moderated } from '../moderation/moderation.tsx'
import { useRefresh } from '../ui/list.ts'

export const comments: Moderated = {
  thing: 'comment',
  list: listForStaff,
  setState: (ids, state) => call(setCommentStates, { body: { ids, state } }),
  remove: (ids) => call(deleteComments, { body: { ids } }),
  lost: 'What you have answered is deleted with it.',
}

export const useRefreshComments = () => useRefresh(listForStaff)
