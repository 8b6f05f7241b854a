import { asc, desc, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ShownPicture } from '../../../../shared/content/picture-shapes.ts'
import { type PictureFacts, pictureWidths } from '../../../../shared/content/pictures.ts'
import { type Ctx, cachedEach } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { contentTypes } from './formats.ts'
import { media } from './media.tables.ts'
import { mediaTag } from './media.ts'

const widest = sql.raw(String(Math.max(...pictureWidths)))
const isDrawing = sql`${media.contentType} = ${sql.raw(`'${contentTypes.svg}'`)}`

/** Of a row of `media`. A drawing has no size of its own: it is as wide as the widest variant. */
const facts = sql<PictureFacts>`jsonb_build_object(
  'width', case when ${isDrawing} then ${widest} else ${media.width} end,
  'height', case when ${isDrawing} then ceil(${widest} * ${media.height}::numeric / ${media.width}) else ${media.height} end,
  'colour', ${media.colour})
  || case when ${media.focusX} = 50 and ${media.focusY} = 50 then '{}'
    else jsonb_build_object('focus', ${media.focusX} || '% ' || ${media.focusY} || '%') end`

/**
 * A picture as pages get it, in a query that joins `media`.
 * @param alt its description there
 */
export function shownPicture(alt: SQLWrapper): SQL<ShownPicture> {
  return sql<ShownPicture>`jsonb_build_object('id', ${media.id}, 'alt', ${alt}) || ${facts}`
}

/** What is known of pictures that are named by their ids, from the read cache; in the order of the ids. */
export function findFacts(ctx: Ctx, ids: string[]): ReturnType<typeof cachedEach<PictureFacts | undefined>> {
  const keys = ids.map((id) => `facts ${id}`)
  return cachedEach(ctx, keys, async (missing) => {
    const named = missing.map((key) => key.slice('facts '.length))
    const rows = await ctx.db
      .select({ id: media.id, facts })
      .from(media)
      .where(inSite(ctx, media, sql`${media.id} = any(${sql.param(named)}::text[])`))
    const found = new Map(rows.map((row) => [row.id, row.facts]))
    return named.map((id) => ({ value: found.get(id), tags: new Set([mediaTag(id)]) }))
  })
}

/** Some of the library that are described, the newest first. */
export function somePictures(ctx: Ctx, most: number): Promise<{ id: string; alt: string }[]> {
  return ctx.db
    .select({ id: media.id, alt: media.alt })
    .from(media)
    .where(inSite(ctx, media, ne(media.alt, '')))
    .orderBy(desc(media.createdAt), asc(media.id))
    .limit(most)
}
