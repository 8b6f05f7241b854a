import { z } from 'zod'
import { pageKinds, pageList } from '../../shared/content/pages/pages-admin.ts'
import { lenient, searchOf } from '../ui/list-search.ts'

export const pagesSearch = searchOf(pageList).extend({
  /** Default: pages. */
  kind: lenient(z.enum(pageKinds)),
  deleted: lenient(z.literal('true')),
})
