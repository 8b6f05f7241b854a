import { type SQL, sql } from 'drizzle-orm'
import type { MediaChange, MediaDetail, MediaItem, MediaList, MediaUse } from '../../../shared/content/media-admin.ts'
import { announce, type Ctx, transaction } from '../../platform/context.ts'
import type { SentFile } from '../../platform/http/read-form.ts'
import { refusal } from '../../platform/refusal.ts'
import { addMedia, changeMedia, deleteMedia, findMedia, lockMedia, type MediaRow, removeFiles } from '../media/index.ts'
import { categoriesTag, productsTag } from '../selling/tags.ts'
import { allUses, usesOf } from './uses.ts'

/**
 * Keeps what was uploaded. A file that is in the library already is that picture.
 * @throws Refusal `media.bytes`, `media.type`, `media.pixels`, `media.embedded`, `media.broken`
 */
export async function upload(ctx: Ctx, file: SentFile, alt: string): Promise<MediaDetail> {
  const fileName = file.name.split(/[\\/]/).at(-1)?.trim() || 'picture'
  const { id } = await addMedia(ctx, { bytes: file.bytes, fileName, alt })
  return readMedia(ctx, id)
}

/** @throws Refusal `media.notFound` */
export async function readMedia(ctx: Ctx, id: string): Promise<MediaDetail> {
  const [row, usedIn] = await Promise.all([findMedia(ctx, id), usesOf(ctx, id)])
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
}

const columns: Record<MediaList['sort'], SQL> = {
  created: sql`m.created_at`,
  name: sql`lower(m.file_name)`,
  bytes: sql`m.bytes`,
}

export async function listMedia(ctx: Ctx, list: MediaList): Promise<{ data: MediaItem[]; total: number }> {
  const direction = list.order === 'descend' ? sql`desc` : sql`asc`
  const found = sql`
    with counted as materialized (
      select media_id, count(distinct (kind, ref))::integer as uses from (${allUses(ctx)}) all_uses group by media_id
    )
    select m.*, coalesce(counted.uses, 0) as uses
    from media m left join counted on counted.media_id = m.id
    where m.site_id = ${ctx.site.id} and ${wanted(list)}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    ctx.db.execute<Listed>(sql`
      ${found} order by ${columns[list.sort]} ${direction}, m.id ${direction} limit ${list.s} offset ${list.p * list.s}`),
    ctx.db.execute<{ total: number }>(sql`select count(*)::integer as total from (${found}) found`),
  ])
  return { data: rows.map(asListed), total: counted[0]?.total ?? 0 }
}

function wanted({ q, used }: MediaList): SQL {
  const pattern = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const fits = q ? sql`(m.file_name ilike ${pattern} or m.alt ilike ${pattern} or m.id = ${q})` : sql`true`
  if (!used) return fits
  return sql`${fits} and coalesce(counted.uses, 0) ${used === 'yes' ? sql`> 0` : sql`= 0`}`
}

/**
 * Changes the name or the description. Categories show the library's description; all else has one of its own.
 * @throws Refusal `media.notFound`
 */
export function describeMedia(ctx: Ctx, id: string, change: MediaChange): Promise<MediaDetail> {
  return transaction(ctx, async (ctx) => {
    await changeMedia(ctx, id, change)
    const changed = await readMedia(ctx, id)
    if (changed.usedIn.some(({ kind }) => kind === 'category')) await announce(ctx, categoriesTag, productsTag)
    return changed
  })
}

/**
 * Takes a picture out of the library, and its files from the storage once that has held.
 * @throws Refusal `media.notFound`, and `media.used` while something shows it
 */
export async function dropMedia(ctx: Ctx, id: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await lockMedia(ctx, id)
    const { usedIn } = await readMedia(ctx, id)
    if (usedIn.length > 0) throw refusal('media.used', { where: placesText(usedIn) })
    await deleteMedia(ctx, id)
  })
  await removeFiles(ctx, id)
}

/** The first few by their titles, and how many more there are. */
function placesText(uses: MediaUse[]): string {
  const named = uses
    .slice(0, 3)
    .map(({ kind, title }) => (kind === 'site' || kind === 'order' ? title : `${kind} “${title}”`))
  const more = uses.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

function asItem(
  { id, fileName, alt, contentType, bytes, width, height, createdAt }: MediaRow,
  uses: number,
): MediaItem {
  return { _id: id, fileName, alt, contentType, bytes, width, height, created: createdAt.toISOString(), uses }
}

function asListed({ uses, id, file_name, alt, content_type, bytes, width, height, created_at }: Listed): MediaItem {
  const created = new Date(created_at).toISOString()
  return { _id: id, fileName: file_name, alt, contentType: content_type, bytes, width, height, created, uses }
}
