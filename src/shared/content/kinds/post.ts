import type { Kind } from './kind.ts'

export const post: Kind = { label: 'Blog post', prefix: '/blog/' }

/** Where the newest posts stand for feed readers. No post can have it: a slug has no dot. */
export const feedPath = `${post.prefix}rss.xml`
