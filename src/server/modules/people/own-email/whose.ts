import { eq } from 'drizzle-orm'
import type { OwnEmail } from '../../../../shared/people/own-email.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { onPlatform } from '../../ground/directory/index.ts'
import { signedInUser, users } from '../identity/index.ts'

/** The owner of an address: a customer of the site, or the account of an owner or member of staff. */
export type Whose = {
  /** Id of the row with the address: on the site, or on the platform. */
  userId: string
  /** Id of the account; null for a customer. */
  accountId: string | null
  email: string
  firstName: string
  hasPassword: boolean
  isProven: boolean
  /** Session on the requesting site, which is the only one. */
  sessionHash: Buffer
}

/** @throws Refusal `access.signedOut` if the user is deleted */
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

/** Runs `work` on the site whose row has the address. */
export function where<T>(ctx: Ctx, { accountId }: Whose, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return accountId === null ? work(ctx) : onPlatform(ctx, work)
}

export async function readOwnEmail(ctx: Ctx): Promise<OwnEmail> {
  const { email, isProven, hasPassword, accountId } = await findWhose(ctx)
  // Former staff are customers who sign in with an account.
  const isMember = ctx.site.kind === 'platform' || signedInUser(ctx).userType !== 'CUSTOMER'
  return { email, isProven, needsPassword: hasPassword && accountId === null, hasPassword, isMember }
}
