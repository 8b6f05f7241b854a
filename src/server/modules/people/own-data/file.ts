import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { drawingFor } from '../../../../shared/site-now.ts'
import type { Ctx } from '../../../platform/context.ts'
import { piecesOf } from '../../content/inbox/index.ts'
import type { OwnData } from './collect.ts'
import { pageOf, placeOf } from './page.ts'

/** The data twice, as JSON for programs and as a page for people, and the files that the person has sent; piece by piece. */
export async function* zipOf(ctx: Ctx, data: OwnData): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  const page = String(drawingFor(ctx.site.settings, () => pageOf(ctx.site, data)))
  const texts = { 'my-data.json': JSON.stringify(data, undefined, 2), 'my-data.html': page }
  for (const [name, text] of Object.entries(texts)) {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    entry.push(strToU8(text), true)
  }
  for (const file of data.messages.flatMap(({ files }) => files)) {
    // Pictures and documents are packed already.
    const entry = new ZipPassThrough(placeOf(file))
    zip.add(entry)
    for await (const piece of piecesOf(ctx, file._id, file.size)) {
      entry.push(piece)
      yield* made.splice(0)
    }
    entry.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* made.splice(0)
}
