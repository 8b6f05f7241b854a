import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import {
  addresses,
  entryTokens,
  passwordLinks,
  sessions,
  signInCodes,
  signInDevices,
  users,
  waitingSignIns,
} from '../identity.tables.ts'

/**
 * Takes everything out of a customer's row that says who they are, and what they sign in with. The row stays, for their orders; the
 * email address is free for somebody new.
 */
export async function erasePerson(ctx: Ctx, { id, email }: { id: string; email: string }): Promise<void> {
  for (const table of [addresses, sessions, signInDevices, entryTokens, waitingSignIns])
    await ctx.db.delete(table).where(inSite(ctx, table, eq(table.userId, id)))
  for (const table of [signInCodes, passwordLinks])
    await ctx.db.delete(table).where(inSite(ctx, table, eq(table.email, email)))
  await ctx.db
    .update(users)
    .set({
      email: `${id}@deleted.invalid`,
      ...{ firstName: 'Deleted', lastName: 'customer', passwordHash: null, provenAt: null, accountId: null },
      ...{ mobileNumber: null, birthDate: null, gender: null, pictureId: null, showsPicture: false, seenAt: null },
    })
    .where(inSite(ctx, users, eq(users.id, id)))
}
