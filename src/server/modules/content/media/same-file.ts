import { and, eq, ne } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { isTaken } from '../../../platform/taken.ts'
import { media } from './media.tables.ts'

/** @throws Refusal `media.same` if the library has this file as another item */
export async function requireNoOther(ctx: Ctx, id: string, checksum: string): Promise<void> {
  const [other] = await ctx.db
    .select({ fileName: media.fileName })
    .from(media)
    .where(inSite(ctx, media, and(eq(media.checksum, checksum), ne(media.id, id))))
  if (other) throw refusal('media.same', { field: 'file', name: other.fileName })
}

/**
 * Runs a transaction that gives an item this file. Another call may store the same file at the same moment: the later one is
 * refused as if it had come after.
 * @throws Refusal `media.same`
 */
export async function withFileOnce<T>(
  ctx: Ctx,
  { id, checksum }: { id: string; checksum: string },
  change: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  try {
    return await transaction(ctx, change)
  } catch (error) {
    if (isTaken(error)) await requireNoOther(ctx, id, checksum)
    throw error
  }
}
