import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { AddressBody } from '../../../../shared/people/address.ts'
import type { Ctx } from '../../../platform/context.ts'
import { networkOf } from '../../../platform/http/client-address.ts'
import { inSite } from '../../../platform/table.ts'
import { signedInUser, users } from '../../people/identity/index.ts'
import { isProven } from '../orders/index.ts'

/** Against whom a checkout counts. The hash names nobody, and says nothing without the secret. */
export type Subject = { kind: 'person' | 'mobile' | 'network'; hash: string }

export type Buyer = { isProven: boolean; subjects: Subject[] }

/**
 * Who orders, held until the transaction ends: whoever else checks out against one of the same subjects waits, so that what
 * is counted stays true. The person's own row is held already. Subjects are locked in the order of their hashes.
 *
 * Who has proved themselves counts as a person alone: a stranger who uses their mobile number or sits behind the same
 * address is not in their way.
 */
export async function holdBuyer(ctx: Ctx, address: Pick<AddressBody, 'mobileNumber'>): Promise<Buyer> {
  const { id } = signedInUser(ctx)
  const person = subject(ctx, 'person', id)
  if (await isProven(ctx, id)) return { isProven: true, subjects: [person] }
  const [account] = await ctx.db
    .select({ mobileNumber: users.mobileNumber })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, id)))
  const numbers = [address.mobileNumber, account?.mobileNumber ?? ''].map(plainMobile).filter(Boolean)
  const { ip } = ctx.request
  const shared = [
    ...[...new Set(numbers)].map((number) => subject(ctx, 'mobile', number)),
    ...(ip === '' ? [] : [subject(ctx, 'network', networkOf(ip))]),
  ]
  for (const hash of shared.map(({ hash }) => hash).sort())
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`)
  return { isProven: false, subjects: [person, ...shared] }
}

function subject({ site, services }: Ctx, kind: Subject['kind'], name: string): Subject {
  const hash = createHmac('sha256', services.secret).update(`checkout:${site.id}:${kind}:${name}`).digest('base64url')
  return { kind, hash }
}

/** The ten digits that an Indian mobile number comes down to, however it is spelt: +91 98765 43210, 098765-43210. */
function plainMobile(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(-10)
}
