import type { Kind } from './kind.ts'

/** Cannot clash with a post: a slug has no slash. */
export const blogTag: Kind = { label: 'Blog tag', prefix: '/blog/tag/', query: ['q', 'p'] }
