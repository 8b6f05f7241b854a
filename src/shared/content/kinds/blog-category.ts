import type { Kind } from './kind.ts'

/** Cannot clash with a post: a slug has no slash. */
export const blogCategory: Kind = { label: 'Blog category', prefix: '/blog/category/', query: ['q', 'p'] }
