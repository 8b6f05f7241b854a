import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AddressBody } from '../../../shared/people/address.ts'
import type { Ctx } from '../../platform/context.ts'
import { inSite } from '../../platform/table.ts'
import { users } from '../people/identity/index.ts'

type Parcel = Pick<AddressBody, 'mobileNumber'>

/** The phone numbers of a parcel, if it is known, and of its customer's account, each once. */
export async function numbersOf(ctx: Ctx, userId: string, address?: Parcel): Promise<string[]> {
  const buyer = await readBuyer(ctx, userId)
  const numbers = [address?.mobileNumber ?? '', buyer?.mobileNumber ?? ''].map(plainMobile).filter(Boolean)
  return [...new Set(numbers)]
}

async function readBuyer(ctx: Ctx, userId: string) {
  const { mobileNumber, email, guestEmail } = users
  const [buyer] = await ctx.db
    .select({ mobileNumber, email, guestEmail })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, userId)))
  return buyer
}

/** The last ten digits of an Indian mobile number, in any spelling: +91 98765 43210, 098765-43210. */
function plainMobile(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(-10)
}

/**
 * Keyed hashes of a buyer's account and phone numbers, and of a guest's email: they name nobody, and count on after the customer is
 * deleted. No account's email is among them: what a guest types must not tell whether it has an account (B302).
 */
export async function buyerSubjects(ctx: Ctx, userId: string, address?: Parcel): Promise<string[]> {
  const guestEmail = (await readBuyer(ctx, userId))?.guestEmail ?? undefined
  return hashed(ctx, ctx.services.secret, await namesOf(ctx, userId, address, guestEmail))
}

/**
 * Like `buyerSubjects`, under former secrets too: what was noted under them still counts. A customer is known by what guests ordered
 * with the email of their account, too.
 */
export async function knownSubjects(ctx: Ctx, userId: string, address?: Parcel): Promise<string[]> {
  const buyer = await readBuyer(ctx, userId)
  const names = await namesOf(ctx, userId, address, buyer?.guestEmail ?? buyer?.email)
  const { secret, config } = ctx.services
  return [secret, ...config.formerSecrets].flatMap((secret) => hashed(ctx, secret, names))
}

async function namesOf(ctx: Ctx, userId: string, address?: Parcel, email = ''): Promise<string[]> {
  const numbers = await numbersOf(ctx, userId, address)
  const mobiles = numbers.map((number) => `mobile:${number}`)
  return [`person:${userId}`, ...mobiles, ...(email === '' ? [] : [`email:${email}`])]
}

const hashed = ({ site }: Ctx, secret: string, names: string[]) =>
  names.map((name) => createHmac('sha256', secret).update(`buyer:${site.id}:${name}`).digest('base64url'))
