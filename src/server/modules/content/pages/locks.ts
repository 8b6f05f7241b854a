import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { lockBody, PageLock } from '../../../../shared/content/pages-admin.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { signedInUser, users } from '../../people/identity/index.ts'
import { pageLocks } from './pages.tables.ts'
import { holdPage, storedPage } from './stored-page.ts'

/** Editors renew their lock every 20 seconds; it lapses after this long, ms. */
const patience = 60_000

type Ask = z.output<typeof lockBody>

/**
 * Takes or renews a page's lock, unless another editor holds it; `take: 'over'` takes it from them. The new holder then reads
 * the page and sees every earlier save: a running save finishes first, and a later one is refused.
 */
export function lockPage(ctx: Ctx, pageId: string, { editor, take }: Ask): Promise<PageLock> {
  return transaction(ctx, async (ctx) => {
    await holdPage(ctx, pageId)
    const now = ctx.now()
    const values = { pageId, editor, userId: signedInUser(ctx).id, since: now, heardAt: now }
    const free = or(eq(pageLocks.editor, editor), lt(pageLocks.heardAt, lapsed(ctx)))
    const mine = await ctx.db
      .insert(pageLocks)
      .values(values)
      .onConflictDoUpdate({
        target: [pageLocks.siteId, pageLocks.pageId],
        set: {
          ...values,
          since: sql`case when ${eq(pageLocks.editor, editor)} then ${pageLocks.since} else ${now} end`,
        },
        setWhere: take ? undefined : free,
      })
      .returning({ editor: pageLocks.editor })
    return mine.length > 0 ? { mine: true, holder: null } : { mine: false, holder: await namedHolder(ctx, pageId) }
  })
}

/**
 * Refuses an editor whose lock has passed to another. Call with the page's row locked. A caller without `editor` is a program,
 * checked by revision alone.
 * @throws Refusal `page.locked`
 */
export async function checkLock(ctx: Ctx, pageId: string, editor: string | undefined): Promise<void> {
  const holder = editor === undefined ? undefined : await holderOf(ctx, pageId)
  if (holder && holder.editor !== editor) throw refusal('page.locked', { field: 'editor', name: holder.name })
}

/** Releases the lock. Idempotent; does nothing for an editor without the lock. */
export async function unlockPage(ctx: Ctx, pageId: string, editor: string): Promise<PageLock> {
  await storedPage(ctx, pageId)
  await ctx.db
    .delete(pageLocks)
    .where(inSite(ctx, pageLocks, eq(pageLocks.pageId, pageId), eq(pageLocks.editor, editor)))
  return { mine: false, holder: await namedHolder(ctx, pageId) }
}

async function namedHolder(ctx: Ctx, pageId: string): Promise<PageLock['holder']> {
  const holder = await holderOf(ctx, pageId)
  return holder ? { name: holder.name, since: holder.since.toISOString() } : null
}

/** The lock's holder, unless the lock has lapsed. */
async function holderOf(ctx: Ctx, pageId: string) {
  const [row] = await ctx.db
    .select({
      editor: pageLocks.editor,
      since: pageLocks.since,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(pageLocks)
    .innerJoin(users, onSite(pageLocks, users, eq(users.id, pageLocks.userId)))
    .where(inSite(ctx, pageLocks, and(eq(pageLocks.pageId, pageId), gt(pageLocks.heardAt, lapsed(ctx)))))
  return row && { editor: row.editor, since: row.since, name: fullNameOf(row) }
}

const lapsed = (ctx: Ctx) => new Date(ctx.now().getTime() - patience)
