import { messageList } from '../../shared/content/inbox-admin.ts'
import { searchOf } from '../ui/list-search.ts'

export const inboxSearch = searchOf(messageList, 'state', 'kind', 'assigned', 'form')
