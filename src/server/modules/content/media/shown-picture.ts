import { asc, desc, eq, like, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { ShownPicture } from '../../../../shared/content/media/picture-shapes.ts'
import { type FileFacts, type PictureFacts, pictureWidths } from '../../../../shared/content/media/pictures.ts'
import { type Ctx, cachedEach } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { contentTypes } from './formats.ts'
import { media } from './media.tables.ts'
import { mediaTag } from './media.ts'

const widest = sql.raw(String(Math.max(...pictureWidths)))

type Facts = Record<'contentType' | 'width' | 'height' | 'colour' | 'focusX' | 'focusY' | 'file', PgColumn>

/** A drawing has no size of its own; it gets that of the widest variant. */
function factsOf(row: Facts): SQL<PictureFacts> {
  const isDrawing = sql`${row.contentType} = ${sql.raw(`'${contentTypes.svg}'`)}`
  return sql<PictureFacts>`jsonb_build_object(
  'width', case when ${isDrawing} then ${widest} else ${row.width} end,
  'height', case when ${isDrawing} then ceil(${widest} * ${row.height}::numeric / ${row.width}) else ${row.height} end,
  'colour', ${row.colour})
  || case when ${row.focusX} = 50 and ${row.focusY} = 50 then '{}'
    else jsonb_build_object('focus', ${row.focusX} || '% ' || ${row.focusY} || '%') end
  || case when ${row.file} is null then '{}' else jsonb_build_object('file', ${row.file}) end`
}

const facts = factsOf(media)

const posters = alias(media, 'posters')

/** Facts of a library file: an image's; for a video or document its size in bytes; for a video its poster. */
const fileFacts = sql<FileFacts>`${facts}
  || case when ${media.contentType} like 'image/%' then '{}' else jsonb_build_object('bytes', ${media.bytes}) end
  || case when ${posters.id} is null then '{}'
    else jsonb_build_object('poster', jsonb_build_object('media', ${posters.id}) || ${factsOf(posters)}) end`

/**
 * An image as pages get it, in a query that joins `media`.
 * @param alt its description in that place
 */
export function shownPicture(alt: SQLWrapper): SQL<ShownPicture> {
  return sql<ShownPicture>`jsonb_build_object('id', ${media.id}, 'alt', ${alt}) || ${facts}`
}

/** Facts of library files by id, from the read cache, in the order of the ids. */
export function findFacts(ctx: Ctx, ids: readonly string[]): ReturnType<typeof cachedEach<FileFacts | undefined>> {
  return cachedEach(ctx, 'facts', ids, async (named) => {
    const rows = await ctx.db
      .select({ id: media.id, facts: fileFacts })
      .from(media)
      .leftJoin(posters, onSite(media, posters, eq(media.poster, posters.id)))
      .where(inSite(ctx, media, sql`${media.id} = any(${sql.param(named)}::text[])`))
    const found = new Map(rows.map((row) => [row.id, row.facts]))
    return named.map((id) => {
      const value = found.get(id)
      return { value, tags: new Set([id, value?.poster?.media ?? id].map(mediaTag)) }
    })
  })
}

/** Images with a description, newest first, at most `most`. */
export function somePictures(ctx: Ctx, most: number): Promise<{ id: string; alt: string }[]> {
  return ctx.db
    .select({ id: media.id, alt: media.alt })
    .from(media)
    .where(inSite(ctx, media, ne(media.alt, ''), like(media.contentType, 'image/%')))
    .orderBy(desc(media.createdAt), asc(media.id))
    .limit(most)
}
