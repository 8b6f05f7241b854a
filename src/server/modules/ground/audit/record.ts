import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Change } from '../../../../shared/running/activity.ts'
import { type Act, acts } from '../../../../shared/running/acts.ts'
import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { auditEntries as entries } from './audit.tables.ts'
import { beginning, hashOf } from './hash.ts'

export type Recorded = {
  act: Act
  thingId: string
  label: string
  changes: Change[]
  /** Within this many seconds, the same act by the same user on the same thing is one entry. */
  every?: number | undefined
}

/**
 * Adds an entry to the site's audit chain, within the transaction of the change. Entries of a site are serialised by an
 * advisory lock, because each contains the hash of the previous one.
 * @returns the entry's number; undefined if an earlier entry covers it
 */
export async function record(ctx: Ctx, { act, thingId, label, changes, every }: Recorded): Promise<number | undefined> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit:${ctx.site.id}`}, 0))`)
  const { actor } = ctx
  const actorId = actor.kind === 'user' ? actor.id : null
  if (every !== undefined && (await isRecorded(ctx, { act, thingId, actorId, every }))) return undefined
  const [last] = await ctx.db
    .select({ number: entries.number, hash: entries.hash })
    .from(entries)
    .where(inSite(ctx, entries))
    .orderBy(desc(entries.number))
    .limit(1)
  const entry = {
    number: (last?.number ?? 0) + 1,
    at: ctx.now(),
    actorId,
    actor: actor.kind === 'user' ? actor.email : 'No signed-in user',
    act,
    thing: acts[act][0],
    thingId,
    label: cut(label, 200),
    changes,
    address: ctx.request.ip,
    request: ctx.request.id,
  }
  await ctx.db.insert(entries).values({ ...entry, hash: hashOf(last?.hash ?? beginning, entry) })
  return entry.number
}

type Same = { act: Act; thingId: string; actorId: string | null; every: number }

async function isRecorded(ctx: Ctx, { act, thingId, actorId, every }: Same): Promise<boolean> {
  if (actorId === null) return false
  const since = new Date(ctx.now().getTime() - every * 1000)
  const same = and(
    eq(entries.act, act),
    eq(entries.thingId, thingId),
    eq(entries.actorId, actorId),
    gt(entries.at, since),
  )
  const [found] = await ctx.db
    .select({ number: entries.number })
    .from(entries)
    .where(inSite(ctx, entries, same))
    .limit(1)
  return found !== undefined
}
