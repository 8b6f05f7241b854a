import { z } from 'zod'
import { postTableQuery } from '../../shared/content/posts.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

const { sort, status, category, author } = postTableQuery.shape

export const blogSearch = z.object({
  ...listSearch,
  sort: lenient(sort.unwrap()),
  status: lenient(status),
  category: lenient(category),
  author: lenient(author),
})
