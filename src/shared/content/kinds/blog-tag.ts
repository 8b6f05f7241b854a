import type { Kind } from './kind.ts'

/** No post has such an address: a slug has no slash. */
export const blogTag: Kind = { label: 'Blog tag', prefix: '/blog/tag/', query: ['q', 'p'] }
