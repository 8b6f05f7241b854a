import { z } from 'zod'
import { pageKinds, pageList } from '../../shared/content/pages-admin.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

export const pagesSearch = z.object({
  ...listSearch,
  sort: lenient(pageList.shape.sort.unwrap()),
  /** Pages where nothing is said. */
  kind: lenient(z.enum(pageKinds)),
  deleted: lenient(z.literal('true')),
})
