import type { PageInfo } from '../../sections/define/page-info.tsx'
import type { Place } from '../../sections/define/section.ts'
import { topicAt } from '../../shared/content/blog/blog-topics.ts'
import { ownListId, ownListNames } from '../../shared/content/pages/own-lists.ts'

/** Where all posts are listed. */
export const blogPath = '/blog'

/** A blog query, as the address holds it (shared/content/pages/paths.ts). */
export type BlogQuery = {
  /** The address that is asked: the blog's own, or that of a category, a tag or an author; for an own list that of its page. */
  at: string
  q: string
  /** Path of a category. */
  category: string
  tag: string
  /** Id of an author. */
  author: string
  /** Page, from 0. */
  p: number
  /** A list that shares its page: the id of its section, and the parameters of the page's other lists. */
  own?: { id: string; others: Record<string, string> }
}

const wholeBlog: BlogQuery = { at: blogPath, q: '', category: '', tag: '', author: '', p: 0 }

const pageOf = (text = '') => (/^\d{1,5}$/.test(text) ? Number(text) : 0)

/**
 * The query of the first list on a page of the blog, which the address itself asks. Any other list has parameters of its own, so that
 * lists move each other nowhere (S23).
 */
export function readBlogQuery({ path, query }: PageInfo, { id, leads }: Place): BlogQuery {
  const { q = '', category = '', tag = '', author = '', p } = query
  const asked = { q, p: pageOf(p) }
  if (leads && path === blogPath) return { ...wholeBlog, ...asked, category, tag, author }
  return leads && topicAt(path) ? { ...wholeBlog, ...asked, at: path } : readOwnQuery({ path, query }, id)
}

/** The query of a list that has parameters of its own. */
export function readOwnQuery({ path, query }: Pick<PageInfo, 'path' | 'query'>, id: string): BlogQuery {
  const of = (name: string) => query[`${id}.${name}`]
  const names = ownListNames(Object.keys(query)).filter((name) => !name.startsWith(`${id}.`))
  const others = Object.fromEntries(names.map((name) => [name, query[name] ?? '']))
  const asked = { q: of('q') ?? '', category: of('category') ?? '', p: pageOf(of('p')) }
  return { ...wholeBlog, ...asked, at: path, own: { id, others } }
}

/** The address for this query, omitting defaults. */
export function blogHref(query: Partial<BlogQuery>): string {
  const { at, own, ...asked } = { ...wholeBlog, ...query }
  const text = written({ ...own?.others, ...parametersOf({ own, ...asked }) })
  return (text ? `${at}?${text}` : at) + (own ? `#${ownListId(own.id)}` : '')
}

function parametersOf({ own, q, category, tag, author, p }: Omit<BlogQuery, 'at'>): Record<string, string> {
  const page = p === 0 ? '' : String(p)
  if (!own) return { q, category, tag, author, p: page }
  return { [`${own.id}.q`]: q, [`${own.id}.category`]: category, [`${own.id}.p`]: page }
}

const written = (parameters: Record<string, string>) =>
  Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
