import { eq, inArray, ne } from 'drizzle-orm'
import { picturesOf } from '../../../../../shared/content/blog/article.ts'
import type { PostDraftContent } from '../../../../../shared/content/blog/post-drafts.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { inSite, onSite } from '../../../../platform/table.ts'
import { listSamples } from '../../../ground/samples/index.ts'
import { media } from '../../media/index.ts'
import { blogAuthors, blogCategories, postPaths, posts, published } from '../posts.tables.ts'
import { blogSamples } from '../samples.ts'

export type Facts = Awaited<ReturnType<typeof readFacts>>

/** Reads the things that a post refers to. @param body sanitised */
export async function readFacts(ctx: Ctx, id: string | undefined, content: PostDraftContent, body: string) {
  const { mediaId, seoMediaId, relatedIds, path } = content
  const files = [mediaId ?? [], seoMediaId ?? [], picturesOf(body)].flat()
  const [known, categories, authors, related, samples, holder, former] = await Promise.all([
    ctx.db
      .select({ id: media.id, alt: media.alt })
      .from(media)
      .where(inSite(ctx, media, inArray(media.id, files))),
    ctx.db
      .select({ id: blogCategories.id, title: blogCategories.title })
      .from(blogCategories)
      .where(inSite(ctx, blogCategories)),
    ctx.db.select({ id: blogAuthors.id, title: blogAuthors.title }).from(blogAuthors).where(inSite(ctx, blogAuthors)),
    ctx.db
      .select({ id: posts.id })
      .from(posts)
      .where(inSite(ctx, posts, inArray(posts.id, relatedIds))),
    listSamples(ctx, blogSamples),
    ctx.db
      .select({ title: posts.title })
      .from(posts)
      .where(inSite(ctx, posts, eq(posts.path, path), others(id))),
    ctx.db
      .select({ title: posts.title })
      .from(postPaths)
      .innerJoin(posts, onSite(postPaths, posts, eq(posts.id, postPaths.postId)))
      .where(inSite(ctx, postPaths, eq(postPaths.path, path), published, others(id))),
  ])
  return {
    /** Descriptions of the library's files, by id. */
    alts: new Map(known.map((file) => [file.id, file.alt])),
    ...{ categories, authors, samples },
    related: new Set(related.map(({ id }) => id)),
    /** Titles of the post that has this address, and of the one that had it and is still found there. */
    holder: holder[0]?.title,
    former: former[0]?.title,
  }
}

const others = (id: string | undefined) => (id === undefined ? undefined : ne(posts.id, id))
