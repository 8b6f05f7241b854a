import { mailList } from '../../shared/running/mails-admin.ts'
import { searchOf } from '../ui/list-search.ts'

export const mailboxSearch = searchOf(mailList, 'sent')
