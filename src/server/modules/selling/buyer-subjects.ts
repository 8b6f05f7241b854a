import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AddressBody } from '../../../shared/people/address.ts'
import { latinDigits } from '../../../shared/people/written-numbers.ts'
import type { Ctx } from '../../platform/context.ts'
import { inSite } from '../../platform/table.ts'
import { users } from '../people/identity/index.ts'

type Parcel = Pick<AddressBody, 'mobileNumber'>

/** The phone numbers of a parcel, if it is known, and of its customer's account, each once. */
export async function numbersOf(ctx: Ctx, userId: string, address?: Parcel): Promise<string[]> {
  return numbersIn(await readBuyer(ctx, userId), address)
}

function numbersIn(buyer: Buyer, address: Parcel | undefined): string[] {
  const numbers = [address?.mobileNumber ?? '', buyer?.mobileNumber ?? ''].map(plainMobile).filter(Boolean)
  return [...new Set(numbers)]
}

type Buyer = Awaited<ReturnType<typeof readBuyer>>

async function readBuyer(ctx: Ctx, userId: string) {
  const { mobileNumber, email, guestEmail } = users
  const [buyer] = await ctx.db
    .select({ mobileNumber, email, guestEmail })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, userId)))
  return buyer
}

/** The last ten digits of an Indian mobile number, in any spelling: +91 98765 43210, 098765-43210, ९८७६५ ४३२१०. */
function plainMobile(text: string): string {
  return latinDigits(text).replace(/\D/g, '').slice(-10)
}

/**
 * Keyed hashes of a buyer's account and phone numbers, and of a guest's email: they identify no one and remain after the customer is
 * deleted. No account's email is among them: what a guest types must not tell whether it has an account (B302).
 */
export async function buyerSubjects(ctx: Ctx, userId: string, address?: Parcel): Promise<string[]> {
  const buyer = await readBuyer(ctx, userId)
  const mobiles = numbersIn(buyer, address)
  return hashed(ctx, ctx.services.secret, namesOf({ userId, mobiles, email: buyer?.guestEmail }))
}

/**
 * Like `buyerSubjects`, under former secrets too: what was noted under them still counts. A customer is known by what guests ordered
 * with the email of their account, too.
 */
export async function knownSubjects(ctx: Ctx, userId: string, address?: Parcel): Promise<string[]> {
  const buyer = await readBuyer(ctx, userId)
  const names = namesOf({ userId, mobiles: numbersIn(buyer, address), email: buyer?.guestEmail ?? buyer?.email })
  const { secret, config } = ctx.services
  return [secret, ...config.formerSecrets].flatMap((secret) => hashed(ctx, secret, names))
}

type Names = { userId: string; mobiles: string[]; email: string | null | undefined }

const namesOf = ({ userId, mobiles, email }: Names): string[] => [
  `person:${userId}`,
  ...mobiles.map((number) => `mobile:${number}`),
  ...(email ? [`email:${email}`] : []),
]

const hashed = ({ site }: Ctx, secret: string, names: string[]) =>
  names.map((name) => createHmac('sha256', secret).update(`buyer:${site.id}:${name}`).digest('base64url'))
