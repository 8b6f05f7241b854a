import { subscriberList } from '../../shared/content/newsletter-admin.ts'
import { searchOf } from '../ui/list-search.ts'

export const newsletterSearch = searchOf(subscriberList, 'status')
