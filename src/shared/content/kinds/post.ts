import type { Kind } from './kind.ts'

export const post: Kind = { label: 'Blog post', prefix: '/blog/' }
