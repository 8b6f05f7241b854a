import type { Kind } from './kind.ts'

export const post: Kind = { label: 'Blog post', prefix: '/blog/' }

/** Path of the RSS feed. Cannot clash with a post: a slug has no dot. */
export const feedPath = `${post.prefix}rss.xml`
