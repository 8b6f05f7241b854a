import { sql } from 'drizzle-orm'
import { type UnusedMedia, youngMinutes } from '../../../../shared/content/media/media-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { matching } from './library.ts'
import { deleteMedia } from './media.ts'
import { allUses, type MediaUse, usedMedia } from './uses.ts'

/** Per call, so that each stays short; the caller repeats the call to delete more. */
const mostAtOnce = 100

type Rows = { id: string }

/**
 * Deletes the oldest unused media. Each row is locked and checked again: a concurrent use waits for the lock and then finds the
 * row gone or keeps it.
 * @returns how many were deleted, and how many unused ones are left
 */
export function dropUnused(ctx: Ctx, uses: MediaUse[], which: UnusedMedia): Promise<{ count: number; left: number }> {
  const before = new Date(ctx.now().getTime() - youngMinutes * 60_000)
  const unused = sql`
    with ${usedMedia(ctx, uses)}
    select m.id, m.created_at
    from media m left join used on used.media_id = m.id
    where m.site_id = ${ctx.site.id} and m.created_at < ${before} and ${matching({ ...which, used: 'no' })}`
  return transaction(ctx, async (ctx) => {
    const { rows: found } = await ctx.db.execute<Rows>(
      sql`select id from (${unused}) unused order by created_at, id limit ${mostAtOnce}`,
    )
    const free = await holdUnused(
      ctx,
      uses,
      found.map(({ id }) => id),
    )
    for (const id of free) await deleteMedia(ctx, id)
    const { rows: counted } = await ctx.db.execute<{ left: number }>(
      sql`select count(*)::integer as left from (${unused}) unused`,
    )
    return { count: free.length, left: counted[0]?.left ?? 0 }
  })
}

/** Those that still exist and are still unused, locked until the transaction ends. */
async function holdUnused(ctx: Ctx, uses: MediaUse[], ids: string[]): Promise<string[]> {
  const named = sql`any(${sql.param(ids)}::text[])`
  const { rows: held } = await ctx.db.execute<Rows>(
    sql`select id from media where site_id = ${ctx.site.id} and id = ${named} order by id for update`,
  )
  const { rows: shown } = await ctx.db.execute<Rows>(
    sql`select distinct media_id as id from (${allUses(ctx, uses)}) all_uses where media_id = ${named}`,
  )
  const used = new Set(shown.map(({ id }) => id))
  return held.map(({ id }) => id).filter((id) => !used.has(id))
}
