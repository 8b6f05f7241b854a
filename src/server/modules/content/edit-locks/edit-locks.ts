import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { EditLock, LockBody, LockedKind } from '../../../../shared/content/pages/edit-locks.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { signedInUser, users } from '../../people/identity/index.ts'
import { editLocks } from './edit-locks.tables.ts'

/** Editors renew their lock every 20 seconds; it lapses after this long, ms. */
const patience = 60_000

export type Lockable = {
  kind: LockedKind
  /** Locks the thing's row until the transaction ends. @throws Refusal if it is not found */
  hold: (ctx: Ctx, id: string) => Promise<unknown>
}

/**
 * Takes or renews the lock, unless another editor holds it; `take: 'over'` takes it from them. The new holder then reads the
 * thing and sees every earlier save: a running save finishes first, and a later one is refused.
 */
export function takeLock(ctx: Ctx, { kind, hold }: Lockable, id: string, ask: LockBody): Promise<EditLock> {
  return transaction(ctx, async (ctx) => {
    await hold(ctx, id)
    const now = ctx.now()
    const { editor } = ask
    const values = { kind, thingId: id, editor, userId: signedInUser(ctx).id, since: now, heardAt: now }
    const free = or(eq(editLocks.editor, editor), lt(editLocks.heardAt, lapsed(ctx)))
    const mine = await ctx.db
      .insert(editLocks)
      .values(values)
      .onConflictDoUpdate({
        target: [editLocks.siteId, editLocks.kind, editLocks.thingId],
        set: {
          ...values,
          since: sql`case when ${eq(editLocks.editor, editor)} then ${editLocks.since} else ${now} end`,
        },
        setWhere: ask.take ? undefined : free,
      })
      .returning({ editor: editLocks.editor })
    return mine.length > 0 ? { mine: true, holder: null } : { mine: false, holder: await namedHolder(ctx, kind, id) }
  })
}

/**
 * Refuses an editor whose lock has passed to another. Call with the thing's row locked. A caller without `editor` is a program,
 * checked by revision alone.
 * @throws Refusal `page.locked`, `post.locked`
 */
export async function checkLock(ctx: Ctx, kind: LockedKind, id: string, editor: string | undefined): Promise<void> {
  const holder = editor === undefined ? undefined : await holderOf(ctx, kind, id)
  if (!holder || holder.editor === editor) return
  throw refusal(`${kind}.locked`, { field: 'editor', name: holder.isYou ? 'Another tab of yours' : holder.name })
}

/** Releases the lock. Idempotent; does nothing for an editor without the lock. */
export function giveLock(ctx: Ctx, { kind, hold }: Lockable, id: string, editor: string): Promise<EditLock> {
  return transaction(ctx, async (ctx) => {
    await hold(ctx, id)
    await ctx.db.delete(editLocks).where(inSite(ctx, editLocks, of(kind, id), eq(editLocks.editor, editor)))
    return { mine: false, holder: await namedHolder(ctx, kind, id) }
  })
}

async function namedHolder(ctx: Ctx, kind: LockedKind, id: string): Promise<EditLock['holder']> {
  const holder = await holderOf(ctx, kind, id)
  return holder ? { name: holder.name, isYou: holder.isYou, since: holder.since.toISOString() } : null
}

/** The lock's holder, unless the lock has lapsed. */
async function holderOf(ctx: Ctx, kind: LockedKind, id: string) {
  const [row] = await ctx.db
    .select({
      editor: editLocks.editor,
      userId: editLocks.userId,
      since: editLocks.since,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(editLocks)
    .innerJoin(users, onSite(editLocks, users, eq(users.id, editLocks.userId)))
    .where(inSite(ctx, editLocks, of(kind, id), gt(editLocks.heardAt, lapsed(ctx))))
  if (!row) return undefined
  const { editor, userId, since } = row
  return { editor, since, name: fullNameOf(row), isYou: userId === signedInUser(ctx).id }
}

const of = (kind: LockedKind, id: string) => and(eq(editLocks.kind, kind), eq(editLocks.thingId, id))

const lapsed = (ctx: Ctx) => new Date(ctx.now().getTime() - patience)
