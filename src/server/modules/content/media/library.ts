import { type SQL, sql } from 'drizzle-orm'
import type { SentFile } from '../../../../shared/api/sent-file.ts'
import type {
  MediaChange,
  MediaDetail,
  MediaItem,
  MediaList,
  MediaPlace,
} from '../../../../shared/content/media-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { addMedia } from './add-media.ts'
import { changeMedia, deleteMedia, findMedia, lockMedia, type MediaRow, mediaTag } from './media.ts'
import { allUses, describedTag, type MediaUse, placesOf } from './uses.ts'

/**
 * Keeps what was uploaded. A file that is in the library already is that picture.
 * @throws Refusal as `addMedia`
 */
export async function upload(ctx: Ctx, uses: MediaUse[], file: SentFile, alt: string): Promise<MediaDetail> {
  const fileName = file.name.split(/[\\/]/).at(-1)?.trim() || 'picture'
  const { id } = await addMedia(ctx, { bytes: file.bytes, fileName, alt })
  return readMedia(ctx, uses, id)
}

/** @throws Refusal `media.notFound` */
export async function readMedia(ctx: Ctx, uses: MediaUse[], id: string): Promise<MediaDetail> {
  const [row, usedIn] = await Promise.all([findMedia(ctx, id), placesOf(ctx, uses, id)])
  if (!row) throw refusal('media.notFound')
  return { ...asItem(row, usedIn.length), usedIn }
}

type Listed = {
  id: string
  file_name: string
  alt: string
  content_type: string
  bytes: number
  width: number
  height: number
  created_at: Date
  uses: number
  given_up: string
  focus_x: number
  focus_y: number
  folder: string
  tags: string[]
}

const columns: Record<MediaList['sort'], SQL> = {
  created: sql`m.created_at`,
  name: sql`lower(m.file_name)`,
  bytes: sql`m.bytes`,
}

export async function listMedia(
  ctx: Ctx,
  uses: MediaUse[],
  list: MediaList,
): Promise<{ data: MediaItem[]; total: number }> {
  const direction = list.order === 'descend' ? sql`desc` : sql`asc`
  const found = sql`
    with counted as materialized (
      select media_id, count(distinct (kind, ref))::integer as uses from (${allUses(ctx, uses)}) all_uses group by media_id
    )
    select m.*, coalesce(counted.uses, 0) as uses
    from media m left join counted on counted.media_id = m.id
    where m.site_id = ${ctx.site.id} and ${matching(list)}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    ctx.db.execute<Listed>(sql`
      ${found} order by ${columns[list.sort]} ${direction}, m.id ${direction} limit ${list.s} offset ${list.p * list.s}`),
    ctx.db.execute<{ total: number }>(sql`select count(*)::integer as total from (${found}) found`),
  ])
  return { data: rows.map(asListed), total: counted[0]?.total ?? 0 }
}

function matching({ q, used, folder, tag }: MediaList): SQL {
  const pattern = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const fits = q ? sql`(m.file_name ilike ${pattern} or m.alt ilike ${pattern} or m.id = ${q})` : sql`true`
  const inFolder = folder ? sql`m.folder = ${folder}` : sql`true`
  const tagged = tag ? sql`m.tags @> array[${tag}]::text[]` : sql`true`
  const fit = sql`${fits} and ${inFolder} and ${tagged}`
  if (!used) return fit
  return sql`${fit} and coalesce(counted.uses, 0) ${used === 'yes' ? sql`> 0` : sql`= 0`}`
}

/**
 * Changes what is given. Categories show the library's description; all else has one of its own. What crops the picture hears of
 * another focal point.
 * @throws Refusal `media.notFound`
 */
export function describeMedia(ctx: Ctx, uses: MediaUse[], id: string, change: MediaChange): Promise<MediaDetail> {
  return transaction(ctx, async (ctx) => {
    await changeMedia(ctx, id, change)
    const changed = await readMedia(ctx, uses, id)
    const shown = change.focus ? [mediaTag(id)] : []
    await announce(ctx, ...shown, ...changed.usedIn.map(({ kind }) => describedTag(kind)))
    return changed
  })
}

/**
 * Takes a picture out of the library.
 * @throws Refusal `media.notFound`, and `media.used` while something shows it
 */
export function dropMedia(ctx: Ctx, uses: MediaUse[], id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await lockMedia(ctx, id)
    const { usedIn } = await readMedia(ctx, uses, id)
    if (usedIn.length > 0) throw refusal('media.used', { where: placesText(usedIn) })
    await deleteMedia(ctx, id)
  })
}

/** The first few by their titles, and how many more there are. */
function placesText(places: MediaPlace[]): string {
  const named = places
    .slice(0, 3)
    .map(({ kind, title }) => (kind === 'site' || kind === 'order' ? title : `${kind} “${title}”`))
  const more = places.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

function asItem(row: MediaRow, uses: number): MediaItem {
  const { id, fileName, alt, contentType, bytes, width, height, createdAt, givenUp, focusX, focusY, folder, tags } = row
  const size = { contentType, bytes, width, height }
  const arranged = { focus: { x: focusX, y: focusY }, folder, tags }
  const created = createdAt.toISOString()
  return { _id: id, fileName, alt, ...size, created, uses, givenUp: givenUp !== '', ...arranged }
}

function asListed(row: Listed): MediaItem {
  const { uses, id, file_name, alt, content_type, bytes, width, height, created_at, given_up, folder, tags } = row
  const size = { contentType: content_type, bytes, width, height }
  const created = new Date(created_at).toISOString()
  const arranged = { focus: { x: row.focus_x, y: row.focus_y }, folder, tags }
  return { _id: id, fileName: file_name, alt, ...size, created, uses, givenUp: given_up !== '', ...arranged }
}
