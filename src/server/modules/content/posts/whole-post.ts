import { eq, inArray, sql } from 'drizzle-orm'
import { picturesOf } from '../../../../shared/content/blog/article.ts'
import type { PostDraftContent } from '../../../../shared/content/blog/post-drafts.ts'
import type { Post } from '../../../../shared/content/blog/posts.ts'
import { addressOf } from '../../../../shared/content/kinds/index.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { findFacts, media } from '../media/index.ts'
import { itemsOf, joined, type Row, thumbs } from './post-rows.ts'
import { translatedItems, translatedTags } from './post-texts.ts'
import { blogAuthors, blogCategories, posts, published } from './posts.tables.ts'

/** The published post at this path. */
export async function findPostByPath(ctx: Ctx, path: string): Promise<Post | undefined> {
  const [row] = await joined(ctx, 'whole').where(inSite(ctx, posts, published, eq(posts.path, path)))
  return row && wholeOf(ctx, row)
}

/** A post in any state, with `typed`, an unsaved draft, applied; its path stays the stored one. */
export async function postAsWritten(ctx: Ctx, id: string, typed?: PostDraftContent): Promise<Post | undefined> {
  const [row] = await joined(ctx, 'whole').where(inSite(ctx, posts, eq(posts.id, id)))
  return row && wholeOf(ctx, typed ? await withTyped(ctx, row, typed) : row)
}

async function withTyped(ctx: Ctx, row: Row, typed: PostDraftContent): Promise<Row> {
  const { body, authorId, categoryIds, relatedIds, path: _, status: __, publishAt, ...texts } = typed
  const { id, title, path } = blogCategories
  const [[picture], [writer], categories] = await Promise.all([
    ctx.db
      .select({ id: media.id, alt: media.alt })
      .from(media)
      .where(inSite(ctx, media, eq(media.id, typed.mediaId ?? ''))),
    ctx.db
      .select({ author: blogAuthors, thumbAlt: thumbs.alt })
      .from(blogAuthors)
      .leftJoin(thumbs, onSite(blogAuthors, thumbs, eq(thumbs.id, blogAuthors.mediaId)))
      .where(inSite(ctx, blogAuthors, authorId === null ? sql`false` : eq(blogAuthors.id, authorId))),
    ctx.db
      .select({ _id: id, title, path })
      .from(blogCategories)
      .where(inSite(ctx, blogCategories, inArray(id, categoryIds))),
  ])
  const placed = categoryIds.flatMap((chosen) => categories.filter(({ _id }) => _id === chosen))
  const date = publishAt === null ? row.post.publishAt : new Date(publishAt)
  return {
    post: { ...row.post, ...texts, mediaId: picture?.id ?? null, publishAt: date },
    body,
    relatedIds,
    tagged: row.tagged,
    alt: picture?.alt ?? null,
    author: writer?.author ?? null,
    thumbAlt: writer?.thumbAlt ?? null,
    categories: placed,
  }
}

async function wholeOf(ctx: Ctx, row: Row): Promise<Post | undefined> {
  const [item] = await itemsOf(ctx, [row])
  if (!item) return undefined
  const { seoTitle, seoDescription, seoMediaId, mediaId, changedAt } = row.post
  const url = pageAddress(ctx.site, addressOf('post', item.slug))
  const sharedPicture = seoMediaId ?? mediaId
  const said = {
    tagged: await translatedTags(ctx, row.tagged),
    relatedIds: row.relatedIds,
    body: row.body,
    seoTitle,
    seoDescription,
    sharedPicture,
    changed: changedAt.toISOString(),
  }
  const post = { ...item, url, ...said }
  const [spoken = post] = await translatedItems(ctx, [post])
  return { ...spoken, pictures: await picturesIn(ctx, spoken.body) }
}

/** Facts of the images in a text, by id. */
async function picturesIn(ctx: Ctx, body: string): Promise<Post['pictures']> {
  const ids = picturesOf(body)
  const facts = await findFacts(ctx, ids)
  return Object.fromEntries(ids.flatMap((id, index) => (facts[index]?.value ? [[id, facts[index].value]] : [])))
}
