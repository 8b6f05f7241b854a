import { randomUUID } from 'node:crypto'
import { eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { announce, type Ctx, transaction, type User } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { users } from '../identity.tables.ts'
import { nameTag } from '../identity.ts'
import { startSession } from '../signing-in/sessions.ts'

/** The email that reaches a user: the one that a guest typed at the checkout, '' until then, or that of an account. */
export const reachedAt = sql<string>`coalesce(${users.guestEmail}, ${users.email})`

/** Starts a session of a new guest (B301). @returns its token */
export function beginGuest(ctx: Ctx): Promise<string> {
  return transaction(ctx, async (ctx) => startSession(ctx, await addGuest(ctx)))
}

/** Creates a guest. Its `email`, by which accounts are found, leads nowhere: no sign-in, code or link reaches a guest. */
export async function addGuest(ctx: Ctx, guestEmail = ''): Promise<string> {
  const nowhere = { email: `${randomUUID()}@guest.invalid`, firstName: '', lastName: '' }
  const [row] = await ctx.db
    .insert(users)
    .values({ ...nowhere, guestEmail, createdAt: ctx.now() })
    .returning({ id: users.id })
  if (!row) throw new Error('a new guest was not written')
  return row.id
}

/** Notes the email that a guest typed, or name and mobile number of their parcel. */
export async function noteGuest(
  ctx: Ctx,
  id: string,
  known: { guestEmail: string } | { firstName: string; mobileNumber: string },
): Promise<void> {
  await ctx.db
    .update(users)
    .set(known)
    .where(inSite(ctx, users, eq(users.id, id)))
  if ('firstName' in known) await announce(ctx, nameTag(id))
}

/**
 * The guest as a signed link lets them act, without a session: nothing of it proves who they are.
 * @returns undefined for an account, which acts once it is signed in
 */
export async function guestOfLink(ctx: Ctx, id: string): Promise<User | undefined> {
  const [row] = await ctx.db
    .select({ email: users.guestEmail })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, id), isNotNull(users.guestEmail)))
  if (!row) return undefined
  return {
    ...{ kind: 'user', id, userType: 'CUSTOMER', permissions: [], email: row.email ?? '', isGuest: true },
    ...{ sessionHash: Buffer.alloc(0), provedAt: new Date(0), byPasskey: false },
  }
}

/** Locks users' rows until the transaction ends, in the order of their ids. */
export async function lockPeople(ctx: Ctx, ids: string[]): Promise<void> {
  await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(inSite(ctx, users, inArray(users.id, ids)))
    .orderBy(users.id)
    .for('no key update')
}
