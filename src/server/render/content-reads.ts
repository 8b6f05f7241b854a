import type { FirstPostsQuery, PostQuery } from '../../sections/define/reads.ts'
import type { TopicKind } from '../../shared/content/blog/blog-topics.ts'
import { nextChange } from '../../shared/content/texts/when.ts'
import { findForm, formTag, shownForm } from '../modules/content/forms/index.ts'
import { describedTag } from '../modules/content/media/index.ts'
import { findPublished, pageTag } from '../modules/content/pages/index.ts'
import {
  blogTag,
  findBlogCategories,
  findPostByPath,
  findTopic,
  listFirst,
  listShown,
  listTopicPaths,
  postsTag,
  postTag,
} from '../modules/content/posts/index.ts'
import type { Ctx } from '../platform/context.ts'

/** Documents that many pages show. */
export type SharedDocument = 'template' | 'group'

/** Tags of what posts show besides their own text: their pictures' and authors' pictures' descriptions. */
const besidePosts = [blogTag, describedTag('post'), describedTag('blogAuthor')]

export async function readPosts(ctx: Ctx, query: PostQuery) {
  return { value: await listShown(ctx, query), tags: new Set([postsTag, ...besidePosts]) }
}

export async function readFirstPosts(ctx: Ctx, query: FirstPostsQuery) {
  return { value: await listFirst(ctx, query), tags: new Set([postsTag, ...besidePosts]) }
}

export async function readPost(ctx: Ctx, path: string) {
  const value = await findPostByPath(ctx, path)
  // A missing post may be created later.
  return { value, tags: new Set([value ? postTag(value._id) : postsTag, ...besidePosts]) }
}

export async function readTopic(ctx: Ctx, kind: TopicKind, path: string) {
  return { value: await findTopic(ctx, kind, path), tags: new Set([blogTag, describedTag(kind)]) }
}

export async function readFirstTopic(ctx: Ctx, kind: TopicKind) {
  const [first] = await listTopicPaths(ctx, kind, { from: 0, most: 1 })
  return { value: first, tags: new Set([blogTag, postsTag]) }
}

/** Blog categories show their number of posts. */
export async function readBlogCategories(ctx: Ctx) {
  return { value: await findBlogCategories(ctx), tags: new Set([blogTag, postsTag]) }
}

export async function readForm(ctx: Ctx, id: string) {
  const found = await findForm(ctx, id)
  const shown = found && (await shownForm(ctx, found))
  return { value: shown, tags: new Set([formTag(id)]) }
}

export async function readPublished(ctx: Ctx, kind: SharedDocument, key: string) {
  const value = await findPublished(ctx, kind, key)
  // Any group may expire: a page changes when its announcement ends.
  return { value, tags: new Set([pageTag(kind, key)]), expiresAt: value && nextChange(value.document, ctx.now()) }
}
