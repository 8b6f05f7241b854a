import { z } from 'zod'
import { pathSegment } from '../selling/path-segment.ts'
import { type KindName, kinds } from './kinds/index.ts'
import { matchPath } from './paths.ts'
import { pictureId, type ShownPicture } from './picture-shapes.ts'

/** What posts of the blog are brought together by, each on a page of its own. */
export const topicKinds = ['blogCategory', 'blogTag', 'blogAuthor'] as const satisfies KindName[]

export type TopicKind = (typeof topicKinds)[number]

/** A category, a tag or an author as its page has it. */
export type BlogTopic = {
  _id: string
  path: string
  title: string
  /** Of authors: what they do, or where they are from. */
  subtitle: string
  description: string
  image: ShownPicture | null
  /** Its name as it was written, which tags of posts hold. */
  named: string
}

const isTopicKind = (kind: string | undefined): kind is TopicKind => topicKinds.some((one) => one === kind)

/** Which of them an address is of. */
export function topicAt(address: string): { kind: TopicKind; path: string } | undefined {
  const found = matchPath(address)
  const kind = found?.route.kind
  return isTopicKind(kind) ? { kind, path: found?.params.path ?? '' } : undefined
}

/** Where the posts of one of them stand for feed readers. */
export const topicFeedPattern = (kind: TopicKind) => `${kinds[kind].prefix}:path/rss.xml`

const words = {
  title: z.string().trim().min(1, 'Please give a name.').max(100),
  description: z.string().trim().max(1_000, 'Please use at most 1,000 characters.').default(''),
  mediaId: pictureId.nullable().default(null),
}

/** Of its name where it is not given. */
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
  /** What they do, or where they are from. */
  subtitle: z.string().trim().max(200).default(''),
})

const revision = z.number().int()

export const blogCategoryChange = blogCategoryInput.extend({ revision })
export const blogTagChange = blogTagInput.extend({ revision })
export const blogAuthorChange = blogAuthorInput.extend({ revision })

/** `posts` counts drafts too. */
const stored = { _id: z.string(), path: z.string(), posts: z.number().int() }

export const blogCategoryRow = blogCategoryChange.extend(stored)
export const blogTagRow = blogTagChange.extend(stored)
export const blogAuthorRow = blogAuthorChange.extend(stored)
