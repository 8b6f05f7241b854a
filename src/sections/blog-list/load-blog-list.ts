import { type BlogQuery, readBlogQuery, readOwnQuery } from '../../features/blog/blog-query.ts'
import { topicAt } from '../../shared/content/blog/blog-topics.ts'
import type { BlogCategory, PostItem } from '../../shared/content/blog/posts.ts'
import type { PageInfo } from '../define/page-info.tsx'
import type { PostQuery, Reads } from '../define/reads.ts'
import type { Place } from '../define/section.ts'
import type { BlogList } from './blog-list.schema.ts'

export type BlogData = {
  /** Undefined where they could not be read. */
  items: PostItem[] | undefined
  pages: number
  query: BlogQuery
  /** Categories that have posts; empty if the list has no tabs. */
  categories: BlogCategory[]
}

/** A list of the owner's category is not what the address of the blog asks for. */
function queryOf({ category }: BlogList, page: PageInfo, place: Place): BlogQuery {
  return category ? readOwnQuery(page, place.id) : readBlogQuery(page, place)
}

type Filter = Pick<PostQuery, 'category' | 'tag' | 'author'>

/** The filter that the list's address stands for. */
async function filterOf(props: BlogList, { at, category, tag, author, own }: BlogQuery, reads: Reads): Promise<Filter> {
  if (own) return { category: category || props.category || undefined }
  const topic = topicAt(at)
  if (!topic) return { category: category || undefined, tag: tag || undefined, author: author || undefined }
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
export async function loadBlogList(props: BlogList, reads: Reads, page: PageInfo, place: Place): Promise<BlogData> {
  const query = queryOf(props, page, place)
  const { q } = query
  const size = props.enablePaging ? props.cardPerSection : props.totalCardsToShow
  const wanted = { text: q || undefined, ...(await filterOf(props, query, reads)) }
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
