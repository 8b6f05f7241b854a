import { isDeepStrictEqual } from 'node:util'
import { inArray } from 'drizzle-orm'
import { plainAddress } from '../../../../shared/content/kinds/index.ts'
import { type ComparedField, comparedFields, type PostDifference } from '../../../../shared/content/post-drafts.ts'
import type { CheckedPost } from '../../../../shared/content/posts.ts'
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
  const ids = <T>(of: (content: CheckedPost) => T[]) => [...new Set(contents.flatMap(of))]
  const pictures = ids(({ mediaId, seoMediaId }) => [mediaId ?? [], seoMediaId ?? []].flat())
  const [authors, categories, related, files] = await Promise.all([
    ctx.db
      .select({ id: blogAuthors.id, title: blogAuthors.title })
      .from(blogAuthors)
      .where(
        inSite(
          ctx,
          blogAuthors,
          inArray(
            blogAuthors.id,
            ids(({ authorId }) => (authorId ? [authorId] : [])),
          ),
        ),
      ),
    ctx.db
      .select({ id: blogCategories.id, title: blogCategories.title })
      .from(blogCategories)
      .where(
        inSite(
          ctx,
          blogCategories,
          inArray(
            blogCategories.id,
            ids(({ categoryIds }) => categoryIds),
          ),
        ),
      ),
    ctx.db
      .select({ id: posts.id, title: posts.title })
      .from(posts)
      .where(
        inSite(
          ctx,
          posts,
          inArray(
            posts.id,
            ids(({ relatedIds }) => relatedIds ?? []),
          ),
        ),
      ),
    ctx.db
      .select({ id: media.id, title: media.alt })
      .from(media)
      .where(inSite(ctx, media, inArray(media.id, pictures))),
  ])
  return {
    authors: byId(authors),
    categories: byId(categories),
    related: byId(related),
    pictures: byId(files),
  }
}

const byId = (rows: { id: string; title: string }[]) => new Map(rows.map(({ id, title }) => [id, title]))

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
