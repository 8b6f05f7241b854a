import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { messageFileParts as parts } from './inbox.tables.ts'

/** Bytes of a file per row; a check of the table enforces it. */
const piece = 256 * 1024

/** Stores the bytes of a file whose row exists, in the caller's transaction. */
export async function writeParts(ctx: Ctx, fileId: string, bytes: Uint8Array): Promise<void> {
  for (let number = 0; number * piece < bytes.length; number++) {
    const content = Buffer.from(bytes.subarray(number * piece, (number + 1) * piece))
    await ctx.db.insert(parts).values({ fileId, number, content })
  }
}

/** Streams a file's bytes. */
export async function* piecesOf(ctx: Ctx, fileId: string, size: number): AsyncGenerator<Uint8Array> {
  for (let number = 0; number * piece < size; number++) {
    const [row] = await ctx.db
      .select({ content: parts.content })
      .from(parts)
      .where(inSite(ctx, parts, eq(parts.fileId, fileId), eq(parts.number, number)))
    if (!row) throw new Error(`the file ${fileId} was deleted while it was sent`)
    yield row.content
  }
}
