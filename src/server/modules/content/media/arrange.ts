import { isDeepStrictEqual } from 'node:util'
import { inArray, sql } from 'drizzle-orm'
import type { Arrangement, MediaLabels } from '../../../../shared/content/media/media-admin.ts'
import { isAlike, withoutAlike } from '../../../../shared/text.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { knownTags, turnForTags } from './known-tags.ts'
import { media } from './media.tables.ts'

const mostTags = 20

type Label = MediaLabels['folders'][number]

/** Folders and tags by name, with counts. Each exists as long as an image has it. */
export async function listLabels(ctx: Ctx): Promise<MediaLabels> {
  const [folders, tags] = await Promise.all([
    ctx.db.execute<Label>(sql`
      select folder as title, count(*)::integer as count
      from media where site_id = ${ctx.site.id} and folder <> '' group by folder order by plain_text(folder), folder`),
    ctx.db.execute<Label>(sql`
      select tag as title, count(*)::integer as count
      from media, unnest(tags) tag where site_id = ${ctx.site.id} and tags <> '{}' group by tag order by plain_text(tag), tag`),
  ])
  return { folders: folders.rows, tags: tags.rows }
}

/**
 * Moves images into a folder, adds and removes tags: all or none (B99).
 * @returns how many changed
 * @throws Refusal `media.notFound`, and `media.tags` if an image would have too many tags
 */
export function arrange(ctx: Ctx, { ids, folder, addTags, removeTags }: Arrangement): Promise<number> {
  return transaction(ctx, async (ctx) => {
    await turnForTags(ctx, addTags)
    const rows = await ctx.db
      .select({ id: media.id, tags: media.tags, folder: media.folder })
      .from(media)
      .where(inSite(ctx, media, inArray(media.id, ids)))
      .orderBy(media.id)
      .for('update')
    if (rows.length < new Set(ids).size) throw refusal('media.notFound')
    const added = await knownTags(ctx, addTags)
    let changed = 0
    for (const { id, tags: before, folder: place } of rows) {
      const tags = withoutAlike([...before, ...added]).filter((tag) => !removeTags.some((gone) => isAlike(tag, gone)))
      if (tags.length > mostTags) throw refusal('media.tags', { field: 'addTags' })
      if (isDeepStrictEqual(tags, before) && (folder ?? place) === place) continue
      changed++
      await ctx.db
        .update(media)
        .set({ tags, ...(folder !== undefined && { folder }) })
        .where(inSite(ctx, media, inArray(media.id, [id])))
    }
    return changed
  })
}
