import { messageList } from '../../shared/content/forms/inbox-admin.ts'
import { searchOf } from '../ui/list-search.ts'

export const inboxSearch = searchOf(messageList, 'state', 'kind', 'assigned', 'form')
