import { z } from 'zod'
import { mailList } from '../../shared/running/mails-admin.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

const { sort, sent } = mailList.shape

export const mailboxSearch = z.object({ ...listSearch, sort: lenient(sort.unwrap()), sent: lenient(sent) })
