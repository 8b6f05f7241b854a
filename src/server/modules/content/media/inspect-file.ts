import { type MediaKind, partBytes } from '../../../../shared/content/media/media-files.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inspectFilm, withoutNotes } from './encoders.ts'
import { type Patch, partsFolder, readWhole } from './parts.ts'

/** Bytes read from each end of a video. */
const endBytes = 3 * partBytes

/** Sizes are px; 0 for documents. */
type Facts = { contentType: string; width: number; height: number; seconds: number | null }

type Inspected = {
  facts: Facts
  /** Notes in a video by its camera, such as the place (B121). */
  blanks: Patch[]
  /** The content of a PDF that had notes, without them; undefined for a file that keeps its bytes. */
  plain?: Uint8Array | undefined
}

/**
 * Inspects the content of a video or document.
 * @throws Refusal `media.pdf`, `media.busy`, and as `inspectFilm`
 */
export async function inspectFile(
  ctx: Ctx,
  { id, bytes }: { id: string; bytes: number },
  kind: Exclude<MediaKind, 'picture'>,
): Promise<Inspected> {
  const folder = partsFolder(ctx.site.id, id)
  const read = (from: number, until: number) => readWhole(ctx.services.storage, folder, from, until)
  if (kind === 'document') {
    requireWholePdf(Buffer.from(await read(Math.max(0, bytes - 2_048), bytes)).toString('latin1'))
    const facts = { contentType: 'application/pdf', width: 0, height: 0, seconds: null }
    return { facts, blanks: [], plain: await withoutNotes(ctx, await read(0, bytes)) }
  }
  const head = await read(0, Math.min(bytes, endBytes))
  const tail = await read(Math.max(head.length, bytes - endBytes), bytes)
  const { blanks, ...facts } = await inspectFilm(ctx, bytes, head, tail)
  return { facts, blanks: blanks.map(({ begins, ...place }) => ({ ...place, begins: Buffer.from(begins, 'hex') })) }
}

/** A complete PDF ends with the offset of its cross-reference table, and at times with padding; a truncated one does not. */
function requireWholePdf(end: string): void {
  if (!/startxref\s+\d+\s+%%EOF/.test(end)) throw refusal('media.pdf', { field: 'file' })
}
