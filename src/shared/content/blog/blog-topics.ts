import { z } from 'zod'
import { pathSegment } from '../../selling/catalogue/path-segment.ts'
import { revision } from '../../whole-numbers.ts'
import { type KindName, kinds } from '../kinds/index.ts'
import { feedPath } from '../kinds/post.ts'
import { pictureId, type ShownPicture } from '../media/picture-shapes.ts'
import { matchPath } from '../pages/paths.ts'

/** Topics that group blog posts, each with its own page. */
export const topicKinds = ['blogCategory', 'blogTag', 'blogAuthor'] as const satisfies KindName[]

export type TopicKind = (typeof topicKinds)[number]

/** A category, tag or author of the blog, for its page. */
export type BlogTopic = {
  _id: string
  path: string
  title: string
  /** Authors only: what they do, or where they are from. */
  subtitle: string
  description: string
  image: ShownPicture | null
  /** Its untranslated name, which the tags of posts contain. */
  named: string
}

const isTopicKind = (kind: string | undefined): kind is TopicKind => topicKinds.some((one) => one === kind)

/** The topic that an address belongs to. */
export function topicAt(address: string): { kind: TopicKind; path: string } | undefined {
  const found = matchPath(address)
  const kind = found?.route.kind
  return isTopicKind(kind) ? { kind, path: found?.params.path ?? '' } : undefined
}

/** Path pattern of a topic's feed. */
export const topicFeedPattern = (kind: TopicKind) => `${kinds[kind].prefix}:path/rss.xml`

/** Whether a path is that of a feed: the blog's, or one of a topic. */
export const isFeedPath = (path: string) =>
  path === feedPath || topicKinds.some((kind) => path.startsWith(kinds[kind].prefix) && path.endsWith('/rss.xml'))

const words = {
  title: z.string().trim().min(1, 'Enter a name.').max(100),
  description: z.string().trim().max(1_000, 'Use at most 1,000 characters.').default(''),
  mediaId: pictureId.nullable().default(null),
}

/** Derived from the name if absent. */
const path = pathSegment.optional()

export const blogCategoryInput = z.object({
  ...words,
  path: pathSegment,
  position: z.number().int().min(0).max(1_000_000).default(0),
})

export const blogTagInput = z.object({ ...words, title: words.title.max(50), path })

export const blogAuthorInput = z.object({
  ...words,
  path,
  /** Occupation or origin of the author. */
  subtitle: z.string().trim().max(200).default(''),
})

export const blogCategoryChange = blogCategoryInput.extend({ revision })
export const blogTagChange = blogTagInput.extend({ revision })
export const blogAuthorChange = blogAuthorInput.extend({ revision })

/** `posts` includes drafts. */
const stored = { _id: z.string(), path: z.string(), posts: z.number().int() }

export const blogCategoryRow = blogCategoryChange.extend(stored)
export const blogTagRow = blogTagChange.extend(stored)
export const blogAuthorRow = blogAuthorChange.extend(stored)
