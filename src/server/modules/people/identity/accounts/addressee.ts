import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { users } from '../identity.tables.ts'
import { reachedAt } from './guests.ts'

const nowhere = '@deleted.invalid'

/** The email of a deleted customer's row, which leads nowhere. */
export const emailOfDeleted = (id: string): string => id + nowhere

const isReached = sql`${users.email} <> ${users.id}::text || ${nowhere}`

/** The user that a mail is written to, by id, or by the email of their account; a deleted customer gets none. */
export async function findAddressee(ctx: Ctx, who: { id: string } | { email: string }) {
  const { firstName, lastName, accountId, provenAt } = users
  const [found] = await ctx.db
    .select({ email: reachedAt, firstName, lastName, accountId, provenAt })
    .from(users)
    .where(
      inSite(
        ctx,
        users,
        isReached,
        'id' in who ? eq(users.id, who.id) : and(eq(users.email, who.email), isNull(users.guestEmail)),
      ),
    )
  return found
}

/** The user who ordered with this email: that of its account, else a guest with it. */
export async function findBuyer(ctx: Ctx, email: string) {
  const account = await findAddressee(ctx, { email })
  if (account) return account
  const [guest] = await ctx.db
    .select({ email: reachedAt, firstName: users.firstName })
    .from(users)
    .where(inSite(ctx, users, eq(users.guestEmail, email)))
    .limit(1)
  return guest
}
