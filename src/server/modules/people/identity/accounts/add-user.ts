import type { CustomerBody, Person } from '../../../../../shared/people/customer.ts'
import type { Permission, UserType } from '../../../../../shared/people/permissions.ts'
import { type Ctx, transaction } from '../../../../platform/context.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { users } from '../identity.tables.ts'
import { asPerson } from '../identity.ts'
import { welcomeMail } from '../mail/welcome-mail.ts'
import { refuseCommon } from '../passwords/common-passwords.ts'
import { hashPassword } from '../passwords/password.ts'
import { accountOf, serveSite } from './accounts.ts'

/**
 * Creates a customer of this site. Not on the platform: its users are accounts, whose address is verified first.
 * @throws Refusal `customer.emailTaken`, `password.common`
 */
export async function createCustomer(ctx: Ctx, { userName: _, ...body }: CustomerBody): Promise<Person> {
  if (ctx.site.kind === 'platform') throw refusal('request.notFound')
  await refuseCommon(body.password, 'password')
  return transaction(ctx, async (ctx) => {
    const made = await addUser(ctx, { ...body, permissions: [] })
    await welcomeMail.later(ctx, { userId: made._id })
    return made
  })
}

/**
 * Creates a customer whose address was verified elsewhere, without a password until they set one by a link.
 * @throws Refusal `customer.emailTaken`
 */
export async function addProvenCustomer(
  ctx: Ctx,
  person: Pick<NewUser, 'email' | 'firstName' | 'lastName'>,
): Promise<Person> {
  const made = await insertUser(ctx, { ...person, userType: 'CUSTOMER', permissions: [], provenAt: ctx.now() })
  await welcomeMail.later(ctx, { userId: made._id })
  return made
}

/**
 * Creates a customer on behalf of a person who has not signed up. Their address is not verified, and they have no password until they set
 * one by a link.
 * @throws Refusal `customer.emailTaken`
 */
export function addUnverifiedCustomer(
  ctx: Ctx,
  person: Pick<NewUser, 'email' | 'firstName' | 'lastName' | 'mobileNumber'>,
): Promise<Person> {
  return insertUser(ctx, { ...person, userType: 'CUSTOMER', permissions: [] })
}

type NewUser = {
  email: string
  /** Ignored for owners and staff who already have an account: they keep the account's. */
  password: string
  firstName: string
  lastName: string
  userType: UserType
  permissions: Permission[]
  mobileNumber?: string
  birthDate?: string
  gender?: 'MALE' | 'FEMALE' | 'OTHER'
}

/**
 * Creates a user of this site. Owners and staff sign in with the account of their address, which is created if missing.
 * @throws Refusal `customer.emailTaken`
 */
export async function addUser(ctx: Ctx, { password, ...user }: NewUser): Promise<Person> {
  if (user.userType === 'CUSTOMER' || ctx.site.kind === 'platform')
    return insertUser(ctx, { ...user, passwordHash: await hashPassword(ctx, password) })
  return transaction(ctx, async (ctx) => {
    const accountId = await accountOf(ctx, {
      password,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      mobileNumber: user.mobileNumber,
    })
    const person = await insertUser(ctx, { ...user, accountId })
    await serveSite(ctx, accountId, person._id)
    return person
  })
}

async function insertUser(
  ctx: Ctx,
  user: Omit<NewUser, 'password'> & { passwordHash?: string; accountId?: string; provenAt?: Date },
): Promise<Person> {
  const [row] = await ctx.db
    .insert(users)
    .values({ ...user, createdAt: ctx.now() })
    .onConflictDoNothing({ target: [users.siteId, users.email] })
    .returning()
  if (!row) throw refusal('customer.emailTaken', { field: 'email' })
  return asPerson(row)
}
