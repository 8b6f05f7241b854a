import { staffCommentList } from '../../shared/content/comments.ts'
import { searchOf } from '../ui/list-search.ts'

export const commentsSearch = searchOf(staffCommentList, 'state', 'reported')
