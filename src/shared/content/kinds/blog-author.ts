import type { Kind } from './kind.ts'

/** Cannot clash with a post: a slug has no slash. */
export const blogAuthor: Kind = { label: 'Blog author', prefix: '/blog/author/', query: ['q', 'p'] }
