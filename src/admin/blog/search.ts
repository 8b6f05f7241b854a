import { postTableQuery } from '../../shared/content/blog/posts.ts'
import { searchOf } from '../ui/list-search.ts'

export const blogSearch = searchOf(postTableQuery, 'status', 'category', 'author', 'tag', 'from', 'to')
