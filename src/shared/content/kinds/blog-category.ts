import type { Kind } from './kind.ts'

/** No post has such an address: a slug has no slash. */
export const blogCategory: Kind = { label: 'Blog category', prefix: '/blog/category/', query: ['q', 'p'] }
