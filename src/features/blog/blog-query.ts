import type { PageInfo } from '../../sections/define/page-info.tsx'
import { topicAt } from '../../shared/content/blog-topics.ts'

/** Where all posts are listed. */
export const blogPath = '/blog'

/** A blog query, as the address holds it (shared/content/paths.ts). */
export type BlogQuery = {
  /** The address that is asked: the blog's own, or that of a category, a tag or an author. */
  at: string
  q: string
  /** Path of a category. */
  category: string
  tag: string
  /** Id of an author. */
  author: string
  /** Page, from 0. */
  p: number
}

const wholeBlog: BlogQuery = { at: blogPath, q: '', category: '', tag: '', author: '', p: 0 }

/** Only the pages of the blog are asked anything: a list elsewhere begins with the newest. */
export function readBlogQuery({ path, query }: PageInfo): BlogQuery {
  const { q = '', category = '', tag = '', author = '', p = '' } = query
  const asked = { q, p: /^\d{1,5}$/.test(p) ? Number(p) : 0 }
  if (path === blogPath) return { ...wholeBlog, ...asked, category, tag, author }
  return topicAt(path) ? { ...wholeBlog, ...asked, at: path } : wholeBlog
}

/** The address with this asked of it; what goes without saying is left out. */
export function blogHref(query: Partial<BlogQuery>): string {
  const { at, q, category, tag, author, p } = { ...wholeBlog, ...query }
  const given = Object.entries({ q, category, tag, author, p: p || '' }).filter(([, value]) => value !== '')
  const text = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return text ? `${at}?${text}` : at
}
