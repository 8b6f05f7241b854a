import { createHash, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp, { type Metadata } from 'sharp'
import { pictureWidths } from '../../../shared/pictures.ts'
import type { Ctx } from '../../platform/context.ts'
import { refusal } from '../../platform/refusal.ts'
import { inSite } from '../../platform/table.ts'
import { media } from './media.tables.ts'

const megabyte = 1024 * 1024
const mostMegabytes = 15
export const mostPixels = 40_000_000
const widest = Math.max(...pictureWidths)

export type MediaRow = typeof media.$inferSelect

export type AddedMedia = { id: string; width: number; height: number }

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg'

export const contentTypes: Record<Kind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
}

const known = { id: media.id, width: media.width, height: media.height }

/**
 * Keeps a picture. The same bytes given twice are one picture, with the first `alt`.
 * @throws Refusal `media.bytes`, `media.type`, `media.pixels`
 */
export async function addMedia(
  ctx: Ctx,
  { bytes, fileName, alt }: { bytes: Uint8Array; fileName: string; alt: string },
): Promise<AddedMedia> {
  if (bytes.length > mostMegabytes * megabyte) throw refusal('media.bytes', { field: 'file', limit: mostMegabytes })
  const checksum = createHash('sha256').update(bytes).digest('hex')
  const same = inSite(ctx, media, eq(media.checksum, checksum))
  const [before] = await ctx.db.select(known).from(media).where(same)
  if (before) return before

  const { kind, width, height } = await inspect(bytes)
  const id = newId()
  const key = originalKey(ctx, id)
  await ctx.services.storage.write(key, bytes)
  const [added] = await ctx.db
    .insert(media)
    .values({
      id,
      fileName: fileName.slice(0, 200),
      contentType: contentTypes[kind],
      bytes: bytes.length,
      width,
      height,
      alt: alt.slice(0, 300),
      checksum,
    })
    .onConflictDoNothing({ target: [media.siteId, media.checksum] })
    .returning(known)
  if (added) return added
  // Somebody else gave the same bytes in the meantime.
  await ctx.services.storage.remove(key)
  const [other] = await ctx.db.select(known).from(media).where(same)
  if (!other) throw new Error('a picture went away while it was added')
  return other
}

export async function findMedia(ctx: Ctx, id: string): Promise<MediaRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(media)
    .where(inSite(ctx, media, eq(media.id, id)))
  return row
}

/** What the bytes are, whatever they are called. */
async function inspect(bytes: Uint8Array): Promise<{ kind: Kind; width: number; height: number }> {
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const kind = found && kindOf(found)
  if (!kind) throw refusal('media.type', { field: 'file' })
  const { width, height } = found.autoOrient
  // A drawing has no pixels of its own: what counts is what it is rendered to.
  const pixels = kind === 'svg' ? (widest * widest * height) / width : width * height
  if (!(pixels <= mostPixels)) throw refusal('media.pixels', { field: 'file', limit: mostPixels / 1_000_000 })
  return { kind, width, height }
}

function kindOf({ format, compression }: Metadata): Kind | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined
  return (['jpeg', 'png', 'webp', 'avif', 'gif', 'svg'] as const).find((kind) => kind === format)
}

/** 14 characters out of 36: the pictures of a site cannot be guessed, and 72 bits do not meet by chance. */
function newId(): string {
  return Array.from({ length: 14 }, () => randomInt(36).toString(36)).join('')
}

export function originalKey({ site }: Ctx, id: string): string {
  return `${site.id}/original/${id}`
}
