import { eq } from 'drizzle-orm'
import type { OwnEmail } from '../../../../shared/people/own-email.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { onPlatform } from '../../ground/directory/index.ts'
import { signedInUser, users } from '../identity/index.ts'

/** Whose address it is: a customer of the site, or the account of whoever owns or serves it. */
export type Whose = {
  /** Of the row that has the address: on the site, or on the platform. */
  userId: string
  /** Of an account; null for a customer. */
  accountId: string | null
  email: string
  firstName: string
  hasPassword: boolean
  isProven: boolean
  /** Of the session on the site that asks: elsewhere nobody is signed in. */
  sessionHash: Buffer
}

/** @throws Refusal `access.signedOut` when they are gone */
export async function findWhose(ctx: Ctx): Promise<Whose> {
  const { id, sessionHash } = signedInUser(ctx)
  const self = await findRow(ctx, id)
  const accountId = ctx.site.kind === 'platform' ? self.id : self.accountId
  const row = accountId === null ? self : await onPlatform(ctx, (ctx) => findRow(ctx, accountId))
  return {
    ...{ userId: row.id, accountId, email: row.email, firstName: row.firstName },
    ...{ hasPassword: row.passwordHash !== null, isProven: row.provenAt !== null, sessionHash },
  }
}

async function findRow(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(inSite(ctx, users, eq(users.id, id)))
  if (!row) throw refusal('access.signedOut')
  return row
}

/** Works where the row is that has the address. */
export function where<T>(ctx: Ctx, { accountId }: Whose, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return accountId === null ? work(ctx) : onPlatform(ctx, work)
}

export async function readOwnEmail(ctx: Ctx): Promise<OwnEmail> {
  const { email, isProven, hasPassword, accountId } = await findWhose(ctx)
  // Who has left the staff here is a customer like others, who signs in with the account.
  const isMember = ctx.site.kind === 'platform' || signedInUser(ctx).userType !== 'CUSTOMER'
  return { email, isProven, needsPassword: hasPassword && accountId === null, isMember }
}
