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
import { forgetAccountHere } from './accounts.ts'
import { emailOfDeleted } from './addressee.ts'

/**
 * Removes all personal data and credentials from a customer's row. The row stays for their orders; the email address becomes
 * available again.
 */
export async function erasePerson(ctx: Ctx, { id, email }: { id: string; email: string }): Promise<void> {
  for (const table of [addresses, sessions, signInDevices, entryTokens, waitingSignIns])
    await ctx.db.delete(table).where(inSite(ctx, table, eq(table.userId, id)))
  for (const table of [signInCodes, passwordLinks])
    await ctx.db.delete(table).where(inSite(ctx, table, eq(table.email, email)))
  const own = inSite(ctx, users, eq(users.id, id))
  const [row] = await ctx.db.select({ accountId: users.accountId }).from(users).where(own)
  if (row?.accountId) await forgetAccountHere(ctx, row.accountId)
  await ctx.db
    .update(users)
    .set({
      email: emailOfDeleted(id),
      ...{ firstName: 'Deleted', lastName: 'customer', passwordHash: null, provenAt: null, accountId: null },
      guestEmail: null,
      ...{ mobileNumber: null, birthDate: null, gender: null, pictureId: null, showsPicture: false, seenAt: null },
    })
    .where(own)
}
