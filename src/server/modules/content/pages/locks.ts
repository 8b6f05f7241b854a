import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { lockBody, PageLock } from '../../../../shared/content/pages-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { signedInUser, users } from '../../people/identity/index.ts'
import { pageLocks } from './pages.tables.ts'
import { holdPage, storedPage } from './stored-page.ts'

/** An editor is heard of every 20 seconds; after this long without a word it is gone, ms. */
const patience = 60_000

type Ask = z.output<typeof lockBody>

/**
 * Takes the lock of a page, or keeps it, if nobody else has it; `take: 'over'` takes it from them. Whoever has it reads the
 * page afterwards and has what was saved before: a save that has begun ends first, and a later one is refused.
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
 * Refuses an editor whose lock somebody else has by now, taken over or lapsed. Called with the page held. An editor that
 * does not name itself is a program, and is held by the revision alone.
 * @throws Refusal `page.locked`
 */
export async function checkLock(ctx: Ctx, pageId: string, editor: string | undefined): Promise<void> {
  const holder = editor === undefined ? undefined : await holderOf(ctx, pageId)
  if (holder && holder.editor !== editor) throw refusal('page.locked', { field: 'editor', name: holder.name })
}

/** Gives the lock back. Safe to repeat, and for an editor that does not have it. */
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

/** Who has the lock, unless it has lapsed. */
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
  return row && { editor: row.editor, since: row.since, name: `${row.firstName} ${row.lastName}`.trim() }
}

const lapsed = (ctx: Ctx) => new Date(ctx.now().getTime() - patience)
