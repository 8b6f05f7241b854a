import { createHash } from 'node:crypto'
import { type MediaKind, mostBytesOf, partBytes } from '../../../../shared/content/media/media-files.ts'
import { can } from '../../../../shared/people/permissions.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { openFairTurns } from '../../../platform/fair-turns.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { addMedia, findSame } from './add-media.ts'
import { keepFile, replaceWithFile } from './keep-file.ts'
import { kindOfFile } from './kind-of-file.ts'
import { partsFolder, readWhole } from './parts.ts'
import { asMarked, dropUploads, lockUpload, markedChecksum, type UploadRow } from './uploads.ts'

type Finished = { id: string; isKnown: boolean }

/**
 * Uploads that this process reads at once: each may take twice the size of the largest PDF, and the process serves all sites. A site
 * has one place, so that the same upload is not read twice at once either; callers wait before anything is read.
 */
const turns = openFairTurns({ places: 4, share: 1, patience: 20_000, tooLate: () => refusal('media.busy') })

/**
 * Adds a completely uploaded file to the library: an image is prepared like any other; a video's or document's parts stay where
 * they are. A file that is in the library already is returned.
 * @param replaces the video or document that gets this file
 * @throws Refusal `access.forbidden`, `upload.notFound`, `upload.part`, `upload.altered`, `media.replace`, `media.film`, `media.codec`,
 * `media.pdf`, `media.busy`, and as `addMedia`
 */
export async function finishUpload(ctx: Ctx, id: string, replaces?: string): Promise<Finished> {
  // As for pictures: a new file shows wherever the former one did.
  if (replaces !== undefined && !keepsLibrary(ctx)) throw refusal('access.forbidden')
  await turns.enter(ctx.site.id)
  try {
    return await readUpload(ctx, id, replaces)
  } finally {
    turns.leave(ctx.site.id)
  }
}

const keepsLibrary = ({ actor }: Ctx) => actor.kind === 'user' && can(actor, 'media')

async function readUpload(ctx: Ctx, id: string, replaces: string | undefined): Promise<Finished> {
  const row = await transaction(ctx, (ctx) => lockUpload(ctx, id))
  try {
    return await keepReceived(ctx, row, replaces)
  } catch (error) {
    // The file that was meant, chosen again, would go on with what came instead.
    if (error instanceof Refusal && error.code === 'upload.altered')
      await transaction(ctx, (ctx) => dropUploads(ctx, [id]))
    throw error
  }
}

async function keepReceived(ctx: Ctx, row: UploadRow, replaces: string | undefined): Promise<Finished> {
  if (row.received < row.bytes) throw refusal('upload.part', { field: 'from', from: row.received })
  const kind = kindOfFile(await read(ctx, row, 0, Math.min(row.bytes, 1_000)))
  if (!kind) throw refusal('media.file', { field: 'file' })
  if (replaces !== undefined) return replaceWithFile(ctx, row, kind, await checksumOf(ctx, row), replaces)
  return kind === 'picture' ? keepPicture(ctx, row) : keepOther(ctx, row, kind)
}

async function keepPicture(ctx: Ctx, row: UploadRow): Promise<Finished> {
  const bytes = await read(ctx, row, 0, row.bytes)
  const before = await findSame(ctx, asMarked(row, sha256(bytes)))
  const { id } = await addMedia(ctx, { bytes, fileName: row.fileName, alt: '' })
  await transaction(ctx, (ctx) => dropUploads(ctx, [row.id]))
  return { id, isKnown: before !== undefined }
}

async function keepOther(ctx: Ctx, row: UploadRow, kind: Exclude<MediaKind, 'picture'>): Promise<Finished> {
  const checksum = await checksumOf(ctx, row)
  const before = await findSame(ctx, checksum)
  if (!before) return keepFile(ctx, row, kind, checksum)
  await transaction(ctx, (ctx) => dropUploads(ctx, [row.id]))
  return { id: before.id, isKnown: true }
}

/**
 * The SHA-256 of a file small enough to be an image; for a larger one, the SHA-256 of its parts' SHA-256s, so that it is never
 * read as a whole. Browsers do the same (admin/ui/uploads/mark.ts).
 */
async function checksumOf(ctx: Ctx, row: UploadRow): Promise<string> {
  if (row.bytes > mostBytesOf.picture) return asMarked(row, sha256(row.sums.join('')))
  const bytes = await read(ctx, row, 0, row.bytes)
  // A call that was cut off has blanked parts already, of a file that was as marked.
  const marked = isAsReceived(row, bytes) ? undefined : markedChecksum(row)
  return marked ?? asMarked(row, sha256(bytes))
}

function isAsReceived({ sums }: UploadRow, bytes: Uint8Array): boolean {
  return sums.every((sum, nth) => sum === sha256(bytes.subarray(nth * partBytes, (nth + 1) * partBytes)))
}

const read = (ctx: Ctx, { id }: UploadRow, from: number, until: number) =>
  readWhole(ctx.services.storage, partsFolder(ctx.site.id, id), from, until)

const sha256 = (value: Uint8Array | string) => createHash('sha256').update(value).digest('hex')
