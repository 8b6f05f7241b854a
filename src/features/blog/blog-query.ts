import type { PageInfo } from '../../sections/define/page-info.tsx'

/** Where all posts are listed. */
export const blogPath = '/blog'

/** What the reader asked of the blog, as the address holds it (shared/content/paths.ts). */
export type BlogQuery = {
  q: string
  /** Path of a category. */
  category: string
  tag: string
  /** Id of an author. */
  author: string
  /** Page, from 0. */
  p: number
}

export const wholeBlog: BlogQuery = { q: '', category: '', tag: '', author: '', p: 0 }

/** Only the blog's own page is asked anything: a list elsewhere begins with the newest. */
export function readBlogQuery({ path, query }: PageInfo): BlogQuery {
  if (path !== blogPath) return wholeBlog
  const { q = '', category = '', tag = '', author = '', p = '' } = query
  return { q, category, tag, author, p: /^\d{1,5}$/.test(p) ? Number(p) : 0 }
}

/** The address of the blog with this asked of it; what goes without saying is left out. */
export function blogHref(query: Partial<BlogQuery>): string {
  const { q, category, tag, author, p } = { ...wholeBlog, ...query }
  const given = Object.entries({ q, category, tag, author, p: p || '' }).filter(([, value]) => value !== '')
  const text = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return text ? `${blogPath}?${text}` : blogPath
}
