import { type BlogQuery, readBlogQuery } from '../../features/blog/blog-query.ts'
import type { BlogCategory, PostItem } from '../../shared/content/posts.ts'
import type { PageInfo } from '../define/page-info.tsx'
import type { Reads } from '../define/reads.ts'
import type { BlogList } from './blog-list.schema.ts'

export type BlogData = {
  items: PostItem[]
  pages: number
  query: BlogQuery
  /** Those that have posts; none where the list has no tabs. */
  categories: BlogCategory[]
}

/** One page of the posts that the reader asked for (K4). A page past the end is the last one. */
export async function loadBlogList(props: BlogList, reads: Reads, page: PageInfo): Promise<BlogData> {
  const asked = readBlogQuery(page)
  const query = { ...asked, category: asked.category || props.category }
  const { q, category, tag, author } = query
  const size = props.enablePaging ? props.cardPerSection : props.totalCardsToShow
  const wanted = {
    text: q || undefined,
    category: category || undefined,
    tag: tag || undefined,
    author: author || undefined,
  }
  const read = (page: number) => reads.posts({ ...wanted, page, size })
  const requested = props.enablePaging ? query.p : 0
  const [found, all] = await Promise.all([read(requested), props.tabs ? reads.blogCategories() : []])
  const pages = props.enablePaging ? Math.ceil(found.total / size) : 1
  const p = Math.max(0, Math.min(requested, pages - 1))
  const { items } = p === requested ? found : await read(p)
  return { items, pages, query: { ...query, p }, categories: all.filter(({ posts }) => posts > 0) }
}
