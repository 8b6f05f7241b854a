import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AddressBody } from '../../../shared/people/address.ts'
import type { Ctx } from '../../platform/context.ts'
import { inSite } from '../../platform/table.ts'
import { users } from '../people/identity/index.ts'

type Parcel = Pick<AddressBody, 'mobileNumber'>

/** The phone numbers of a parcel, if it is known, and of its customer's account, each once. */
export async function numbersOf(ctx: Ctx, userId: string, address?: Parcel): Promise<string[]> {
  const [account] = await ctx.db
    .select({ mobileNumber: users.mobileNumber })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, userId)))
  const numbers = [address?.mobileNumber ?? '', account?.mobileNumber ?? ''].map(plainMobile).filter(Boolean)
  return [...new Set(numbers)]
}

/** The last ten digits of an Indian mobile number, in any spelling: +91 98765 43210, 098765-43210. */
function plainMobile(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(-10)
}

/** Keyed hashes of a buyer's account and phone numbers: they name nobody, and count on after the customer is deleted. */
export async function buyerSubjects(ctx: Ctx, userId: string, address?: Parcel): Promise<string[]> {
  return hashed(ctx, ctx.services.secret, await namesOf(ctx, userId, address))
}

/** Like `buyerSubjects`, under former secrets too: what was noted under them still counts. */
export async function knownSubjects(ctx: Ctx, userId: string, address?: Parcel): Promise<string[]> {
  const names = await namesOf(ctx, userId, address)
  const { secret, config } = ctx.services
  return [secret, ...config.formerSecrets].flatMap((secret) => hashed(ctx, secret, names))
}

async function namesOf(ctx: Ctx, userId: string, address?: Parcel): Promise<string[]> {
  const numbers = await numbersOf(ctx, userId, address)
  return [`person:${userId}`, ...numbers.map((number) => `mobile:${number}`)]
}

const hashed = ({ site }: Ctx, secret: string, names: string[]) =>
  names.map((name) => createHmac('sha256', secret).update(`buyer:${site.id}:${name}`).digest('base64url'))
