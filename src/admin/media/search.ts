import { z } from 'zod'
import { mediaList } from '../../shared/content/media-admin.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

const { sort, used, kind, folder, tag } = mediaList.shape

export const mediaSearch = z.object({
  ...listSearch,
  sort: lenient(sort.unwrap()),
  used: lenient(used),
  kind: lenient(kind),
  folder: lenient(folder),
  tag: lenient(tag),
})
