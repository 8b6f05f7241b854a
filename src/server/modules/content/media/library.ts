import { inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { SentFile } from '../../../../shared/api/sent-file.ts'
import type {
  MediaChange,
  MediaDetail,
  MediaItem,
  MediaList,
  MediaPlace,
  UploadedMedia,
} from '../../../../shared/content/media/media-admin.ts'
import { kindOfType, typesOfKind } from '../../../../shared/content/media/media-files.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { contains, inOrder, pageOf, sortedSql } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { addMedia } from './add-media.ts'
import { knownTags, turnForTags } from './known-tags.ts'
import { media } from './media.tables.ts'
import { changeMedia, deleteMedia, findMedia, lockMedia, type MediaRow, mediaTag } from './media.ts'
import { replaceFile } from './replace-file.ts'
import { countUses, describedTag, type MediaUse, placesOf, placesOfEach, usedMedia } from './uses.ts'
import { fileIdOf } from './variants.ts'

/**
 * Adds an uploaded image to the library, or returns the existing one for the same bytes.
 * @throws Refusal as `addMedia`
 */
export async function upload(ctx: Ctx, uses: MediaUse[], file: SentFile, alt: string): Promise<UploadedMedia> {
  const fileName = file.name.split(/[\\/]/).at(-1)?.trim() || 'picture'
  const { id, isKnown } = await addMedia(ctx, { bytes: file.bytes, fileName, alt })
  return { ...(await readMedia(ctx, uses, id)), isKnown }
}

/** @throws Refusal `media.notFound` */
export async function readMedia(ctx: Ctx, uses: MediaUse[], id: string): Promise<MediaDetail> {
  const [row, usedIn] = await Promise.all([findMedia(ctx, id), placesOf(ctx, uses, id)])
  if (!row) throw refusal('media.notFound')
  const poster = row.poster === null ? undefined : await findMedia(ctx, row.poster)
  return { ...asItem(row, usedIn.length, poster), usedIn }
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
  given_up: string
  is_animated: boolean
  file: string | null
  focus_x: number
  focus_y: number
  folder: string
  tags: string[]
  seconds: number | null
  poster: string | null
  poster_file: string | null
}

const columns: Record<MediaList['sort'], SQL> = {
  created: sql`m.created_at`,
  name: sql`plain_text(m.file_name)`,
  bytes: sql`m.bytes`,
}

export async function listMedia(
  ctx: Ctx,
  uses: MediaUse[],
  list: MediaList,
): Promise<{ data: MediaItem[]; total: number }> {
  const order = sql.join(inOrder(list.order, columns[list.sort], sql`m.id`), sql`, `)
  const found = sql`
    with ${usedMedia(ctx, list.used ? uses : [])}
    select m.*, coalesce(p.file, p.id) as poster_file
    from media m
    left join used on used.media_id = m.id
    left join media p on p.site_id = m.site_id and p.id = m.poster
    where m.site_id = ${ctx.site.id} and ${matching(list)}`
  const { rows, total } = await pageOf(
    list,
    sortedSql<Listed>(ctx, sql`${found} order by ${order}`),
    countOf(ctx, found),
  )
  const usesOf = await countUses(
    ctx,
    uses,
    rows.map(({ id }) => id),
  )
  return { data: rows.map((row) => asListed(row, usesOf.get(row.id) ?? 0)), total }
}

async function countOf(ctx: Ctx, found: SQL): Promise<number> {
  const { rows } = await ctx.db.execute<{ total: number }>(sql`select count(*)::integer as total from (${found}) found`)
  return rows[0]?.total ?? 0
}

/** Conditions on a row `m` of `media`, to which `used` was joined. */
export function matching({
  q,
  used,
  kind,
  folder,
  tag,
}: Pick<MediaList, 'q' | 'used' | 'kind' | 'folder' | 'tag'>): SQL {
  const fits = q ? sql`(${contains([sql`m.file_name`, sql`m.alt`], q)} or m.id = ${q})` : sql`true`
  const inFolder = folder ? sql`m.folder = ${folder}` : sql`true`
  const tagged = tag ? sql`exists (select from unnest(m.tags) own where lower(own) = lower(${tag}))` : sql`true`
  const ofKind = kind ? sql`m.content_type = any(${sql.param([...typesOfKind[kind]])}::text[])` : sql`true`
  const fit = sql`${fits} and ${inFolder} and ${tagged} and ${ofKind}`
  if (!used) return fit
  return sql`${fit} and used.media_id ${used === 'yes' ? sql`is not null` : sql`is null`}`
}

/**
 * Changes the given fields. Only categories show the library's description; a changed focal point is announced to everything
 * that crops the image, a name to the address that a video or document is stored from.
 * @throws Refusal `media.notFound`
 */
export function describeMedia(ctx: Ctx, uses: MediaUse[], id: string, change: MediaChange): Promise<MediaDetail> {
  return transaction(ctx, async (ctx) => {
    await turnForTags(ctx, change.tags)
    const tags = change.tags && (await knownTags(ctx, change.tags))
    await changeMedia(ctx, id, { ...change, ...(tags && { tags }) })
    const changed = await readMedia(ctx, uses, id)
    const isServed = change.focus || change.poster !== undefined || change.fileName !== undefined
    const shown = isServed ? [mediaTag(id)] : []
    await announce(ctx, ...shown, ...changed.usedIn.map(({ kind }) => describedTag(kind)))
    return changed
  })
}

/**
 * Replaces an image's file. Everything that shows the image shows the new file, with its own description unchanged.
 * @throws Refusal as `replaceFile`
 */
export async function replace(ctx: Ctx, uses: MediaUse[], id: string, { bytes }: SentFile): Promise<MediaDetail> {
  const { usedIn } = await readMedia(ctx, uses, id)
  await replaceFile(
    ctx,
    id,
    bytes,
    usedIn.map(({ kind }) => describedTag(kind)),
  )
  return readMedia(ctx, uses, id)
}

/**
 * Deletes media, all or none.
 * @throws Refusal `media.notFound`, and `media.used` if one is in use
 */
export function dropMedia(ctx: Ctx, uses: MediaUse[], ids: string[]): Promise<number> {
  return transaction(ctx, async (ctx) => {
    // Locked in one order, so that two requests for the same pictures cannot deadlock.
    const each = [...new Set(ids)].sort()
    for (const id of each) await lockMedia(ctx, id)
    // Videos first: their posters are no longer in use then.
    const videos = await withPoster(ctx, each)
    await deleteEach(ctx, uses, videos)
    await deleteEach(
      ctx,
      uses,
      each.filter((id) => !videos.includes(id)),
    )
    return each.length
  })
}

async function withPoster(ctx: Ctx, ids: string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: media.id })
    .from(media)
    .where(inSite(ctx, media, inArray(media.id, ids), isNotNull(media.poster)))
  return rows.map(({ id }) => id)
}

/** @throws Refusal `media.notFound`, and `media.used` if one is in use */
async function deleteEach(ctx: Ctx, uses: MediaUse[], ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const places = await placesOfEach(ctx, uses, ids)
  for (const id of ids) {
    const usedIn = places.get(id) ?? []
    if (usedIn.length > 0) throw refusal('media.used', { where: placesText(usedIn) })
    await deleteMedia(ctx, id)
  }
}

/** The first three by title, and how many more there are. */
function placesText(places: MediaPlace[]): string {
  const named = places
    .slice(0, 3)
    .map(({ kind, title }) => (kind === 'site' || kind === 'order' ? title : `${kind} “${title}”`))
  const more = places.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

function asItem(row: MediaRow, uses: number, poster: MediaRow | undefined): MediaItem {
  const { id, fileName, alt, contentType, bytes, width, height, createdAt, givenUp, focusX, focusY, folder, tags } = row
  const file = fileIdOf(row)
  const size = { contentType, bytes, width, height }
  const arranged = { focus: { x: focusX, y: focusY }, folder, tags }
  const created = createdAt.toISOString()
  const film = { seconds: row.seconds, poster: poster ? { id: poster.id, file: fileIdOf(poster) } : null }
  const own = { _id: id, kind: kindOfType(contentType), file, fileName, alt }
  const told = { givenUp: givenUp !== '', isAnimated: row.isAnimated }
  return { ...own, ...size, created, uses, ...told, ...arranged, ...film }
}

function asListed(row: Listed, uses: number): MediaItem {
  const { id, file_name, alt, content_type, bytes, width, height, created_at, given_up, folder, tags } = row
  const { seconds, poster, poster_file } = row
  const size = { contentType: content_type, bytes, width, height }
  const created = new Date(created_at).toISOString()
  const arranged = { focus: { x: row.focus_x, y: row.focus_y }, folder, tags }
  return {
    _id: id,
    kind: kindOfType(content_type),
    file: row.file ?? id,
    fileName: file_name,
    alt,
    ...size,
    created,
    uses,
    givenUp: given_up !== '',
    isAnimated: row.is_animated,
    ...arranged,
    seconds,
    poster: poster && poster_file ? { id: poster, file: poster_file } : null,
  }
}
