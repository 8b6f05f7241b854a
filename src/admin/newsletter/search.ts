import { z } from 'zod'
import { subscriberList } from '../../shared/content/newsletter-admin.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

const { sort, status } = subscriberList.shape

export const newsletterSearch = z.object({ ...listSearch, sort: lenient(sort.unwrap()), status: lenient(status) })
