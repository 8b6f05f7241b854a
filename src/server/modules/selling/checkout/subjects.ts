import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { AddressBody } from '../../../../shared/people/address.ts'
import type { Ctx } from '../../../platform/context.ts'
import { networkOf } from '../../../platform/http/client-address.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { numbersOf } from '../buyer-subjects.ts'
import { isProven } from '../orders/index.ts'

/** A subject that checkouts count against. The hash needs the secret, so it is not identifying. */
export type Subject = { kind: 'person' | 'mobile' | 'email' | 'network'; hash: string }

export type Buyer = { isProven: boolean; subjects: Subject[] }

/**
 * Locks the buyer's subjects until the transaction ends: other checkouts against one of them wait, so counts stay true. The
 * user's own row is locked already. Subjects are locked in the order of their hashes.
 *
 * Guests with one email count as one customer. A proven customer counts by account alone: a stranger with the same mobile number or
 * network does not block them.
 */
export async function holdBuyer(ctx: Ctx, address: Pick<AddressBody, 'mobileNumber'>): Promise<Buyer> {
  const { id, isGuest, email } = signedInUser(ctx)
  const person = subject(ctx, 'person', id)
  if (await isProven(ctx, id)) return { isProven: true, subjects: [person] }
  const numbers = await numbersOf(ctx, id, address)
  const { ip } = ctx.request
  const shared = [
    ...numbers.map((number) => subject(ctx, 'mobile', number)),
    ...(isGuest ? [subject(ctx, 'email', email)] : []),
    ...(ip === '' ? [] : [subject(ctx, 'network', networkOf(ip))]),
  ]
  const hashes = sql.param(shared.map(({ hash }) => hash).sort())
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(hash, 0)) from unnest(${hashes}::text[]) hash`)
  return { isProven: false, subjects: [person, ...shared] }
}

function subject({ site, services }: Ctx, kind: Subject['kind'], name: string): Subject {
  const hash = createHmac('sha256', services.secret).update(`checkout:${site.id}:${kind}:${name}`).digest('base64url')
  return { kind, hash }
}
