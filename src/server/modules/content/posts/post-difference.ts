import { isDeepStrictEqual } from 'node:util'
import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type ComparedField, comparedFields, type PostDifference } from '../../../../shared/content/blog/post-drafts.ts'
import type { CheckedPost } from '../../../../shared/content/blog/posts.ts'
import { plainAddress } from '../../../../shared/content/kinds/index.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { media } from '../media/index.ts'
import { valueText } from '../pages/index.ts'
import { storedVersion } from './post-versions.ts'
import { blogAuthors, blogCategories, posts } from './posts.tables.ts'
import { readForEditing } from './staff-posts.ts'

/**
 * The difference between a version of a post and another one, or what is saved now. Words are compared in the browser.
 * @throws Refusal `post.version`, `post.notFound`
 */
export async function postDifferenceOf(
  ctx: Ctx,
  postId: string,
  from: number,
  to: number | 'now',
): Promise<PostDifference> {
  const before = await storedVersion(ctx, postId, from)
  const after = to === 'now' ? await readForEditing(ctx, postId) : await storedVersion(ctx, postId, to)
  const differing = comparedFields.filter(
    (field) => !isDeepStrictEqual(storedOf(before, field), storedOf(after, field)),
  )
  const names = await namesIn(ctx, [before, after])
  const changes = differing.map((field) => ({
    field,
    before: texts[field](before, names),
    after: texts[field](after, names),
  }))
  return { changes }
}

/** Versions from before related posts existed have none. */
const storedOf = (content: CheckedPost, field: ComparedField) => content[field] ?? (field === 'relatedIds' ? [] : null)

type Names = Awaited<ReturnType<typeof namesIn>>

/** Names of what these contents refer to, by id. What was deleted has none. */
async function namesIn(ctx: Ctx, contents: CheckedPost[]) {
  const ids = (of: (content: CheckedPost) => (string | null)[]) => [
    ...new Set(contents.flatMap(of).filter((id) => id !== null)),
  ]
  const [authors, categories, related, pictures] = await Promise.all([
    titlesOf(
      ctx,
      blogAuthors,
      blogAuthors.title,
      ids(({ authorId }) => [authorId]),
    ),
    titlesOf(
      ctx,
      blogCategories,
      blogCategories.title,
      ids(({ categoryIds }) => categoryIds),
    ),
    titlesOf(
      ctx,
      posts,
      posts.title,
      ids(({ relatedIds }) => relatedIds ?? []),
    ),
    titlesOf(
      ctx,
      media,
      media.alt,
      ids(({ mediaId, seoMediaId }) => [mediaId, seoMediaId ?? null]),
    ),
  ])
  return { authors, categories, related, pictures }
}

type Titled = PgTable & { siteId: PgColumn; id: PgColumn }

async function titlesOf(ctx: Ctx, table: Titled, title: PgColumn, ids: string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: table.id, title })
    .from(table)
    .where(inSite(ctx, table, inArray(table.id, ids)))
  return new Map(rows.map(({ id, title }) => [String(id), String(title)]))
}

type TextOf = (content: CheckedPost, names: Names) => string

const texts: Record<ComparedField, TextOf> = {
  title: ({ title }) => title,
  path: ({ path }) => plainAddress('post', path),
  shortDescription: ({ shortDescription }) => shortDescription,
  body: ({ body }) => body,
  status: ({ status }) => status,
  publishAt: ({ publishAt }) => publishAt ?? '',
  authorId: ({ authorId }, { authors }) => (authorId ? (authors.get(authorId) ?? 'An author that was deleted') : ''),
  categoryIds: ({ categoryIds }, { categories }) =>
    categoryIds.map((id) => categories.get(id) ?? 'a category that was deleted').join(', '),
  tags: ({ tags }) => tags.join(', '),
  mediaId: ({ mediaId }, names) => pictureText(mediaId, names),
  relatedIds: ({ relatedIds }, { related }) =>
    (relatedIds ?? []).map((id) => related.get(id) ?? 'a post that was deleted').join(', '),
  seoTitle: ({ seoTitle }) => seoTitle,
  seoDescription: ({ seoDescription }) => seoDescription,
  seoMediaId: ({ seoMediaId }, names) => pictureText(seoMediaId, names),
}

function pictureText(media: string | null, { pictures }: Names): string {
  return valueText({ control: 'image' }, { media, alt: media === null ? '' : pictures.get(media) }) ?? ''
}
