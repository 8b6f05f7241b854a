import { type BlogQuery, blogPath, readBlogQuery } from '../../features/blog/blog-query.ts'
import { topicAt } from '../../shared/content/blog-topics.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { BlogCategory, PostItem } from '../../shared/content/posts.ts'
import type { PageInfo } from '../define/page-info.tsx'
import type { PostQuery, Reads } from '../define/reads.ts'
import type { BlogList } from './blog-list.schema.ts'

export type BlogData = {
  /** Undefined where they could not be read. */
  items: PostItem[] | undefined
  pages: number
  query: BlogQuery
  /** Categories that have posts; empty if the list has no tabs. */
  categories: BlogCategory[]
}

/** Reads the query from the address. Off the blog's pages, a list of one category links to that category's page. */
function queryOf({ category }: BlogList, page: PageInfo): BlogQuery {
  const query = readBlogQuery(page)
  const isAsked = query.at !== blogPath || query.category || query.tag || query.author
  return isAsked || !category ? query : { ...query, at: addressOf('blogCategory', category) }
}

type Filter = Pick<PostQuery, 'category' | 'tag' | 'author'>

/** The filter that the list's address stands for. */
async function filterOf({ at, category, tag, author }: BlogQuery, reads: Reads, page: PageInfo): Promise<Filter> {
  const topic = topicAt(at)
  if (!topic) return { category: category || undefined, tag: tag || undefined, author: author || undefined }
  // An address of another page is of the category that the section names.
  if (at !== page.path) return { category: topic.path }
  const found = await reads.blogTopic(topic.kind, topic.path)
  const by = {
    blogCategory: { category: topic.path },
    blogTag: { tag: found?.named },
    blogAuthor: { author: found?._id },
  }
  return by[topic.kind]
}

/**
 * One page of posts for the address (K4). A page past the end becomes the last. If posts or tabs cannot be read, the list is shown
 * without them and the failure is logged (X8).
 */
export async function loadBlogList(props: BlogList, reads: Reads, page: PageInfo): Promise<BlogData> {
  const query = queryOf(props, page)
  const { q } = query
  const size = props.enablePaging ? props.cardPerSection : props.totalCardsToShow
  const wanted = { text: q || undefined, ...(await filterOf(query, reads, page)) }
  const read = (page: number) => reads.optional(reads.posts({ ...wanted, page, size }))
  const requested = props.enablePaging ? query.p : 0
  const [found, all] = await Promise.all([read(requested), props.tabs ? reads.optional(reads.blogCategories()) : []])
  const categories = all?.filter(({ posts }) => posts > 0) ?? []
  if (!found) return { items: undefined, pages: 1, query, categories }
  const pages = props.enablePaging ? Math.ceil(found.total / size) : 1
  const p = Math.max(0, Math.min(requested, pages - 1))
  const shown = p === requested ? found : await read(p)
  return { items: shown?.items, pages, query: { ...query, p }, categories }
}
