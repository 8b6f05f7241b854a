import type { Kind } from './kind.ts'

/** No post has such an address: a slug has no slash. */
export const blogAuthor: Kind = { label: 'Blog author', prefix: '/blog/author/', query: ['q', 'p'] }
