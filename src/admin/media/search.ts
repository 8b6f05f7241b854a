import { z } from 'zod'
import { mediaList } from '../../shared/content/media-admin.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

const { sort, used, folder, tag } = mediaList.shape

export const mediaSearch = z.object({
  ...listSearch,
  sort: lenient(sort.unwrap()),
  used: lenient(used),
  folder: lenient(folder),
  tag: lenient(tag),
})
