import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Person } from '../../../../shared/people/customer.ts'
import { cut } from '../../../../shared/text.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import type { browserHeaders } from '../identity/identity.contract.ts'
import {
  addProvenCustomer,
  asPerson,
  browserOf,
  letIn,
  markProven,
  signedInUser,
  signIn,
  users,
} from '../identity/index.ts'
import type { connectGoogle as connectCall } from './google.contract.ts'
import { googleAccounts } from './google.tables.ts'
import { type Claims, checkIdToken } from './id-token.ts'
import { checkNonce, checkUnused, spend } from './nonce.ts'

type Headers = z.output<typeof browserHeaders>
type Row = typeof users.$inferSelect

/**
 * Signs in by Google; a new user becomes a customer. Google's subject id identifies the user, or their address if the id is
 * new.
 * @returns the reply, and the device tokens that the browser must keep
 * @throws Refusal of `checkAnswer`, `google.proof`, `google.other`, `google.member`, `google.formerMember`
 */
export async function signInByGoogle(ctx: Ctx, idToken: string, headers: Headers) {
  const claims = await checkAnswer(ctx, idToken, headers)
  return transaction(ctx, async (ctx) => {
    const person = await personOf(ctx, claims)
    return letIn(ctx, person.email, browserOf(headers))
  })
}

/** Like `signInByGoogle`, without a session: the sign-up page leads to the sign-in (R3). */
export async function signUpByGoogle(ctx: Ctx, idToken: string, headers: Headers): Promise<Person> {
  const claims = await checkAnswer(ctx, idToken, headers)
  return transaction(ctx, (ctx) => personOf(ctx, claims))
}

/**
 * Signs in with the password and connects the account to Google: both together prove that the user owns it.
 * @throws Refusal of `checkAnswer` and `signIn`, `google.address`, `google.other`, `google.member`, `google.formerMember`
 */
export async function connectGoogle(
  ctx: Ctx,
  { idToken, ...given }: z.output<typeof connectCall.body>,
  headers: Headers,
) {
  const claims = await checkAnswer(ctx, idToken, headers)
  if (claims.email !== given.email) throw refusal('google.address', { field: 'email', email: claims.email })
  await checkUnused(ctx, claims)
  const row = await customerNamed(ctx, claims.email)
  if (!row) throw refusal('login.failed')
  const signedIn = await signIn(ctx, given, browserOf(headers))
  await transaction(ctx, async (ctx) => {
    await spend(ctx, claims)
    await connect(ctx, claims, row)
    await markProven(ctx, row.id)
  })
  return signedIn
}

/**
 * Claims of an ID token that was issued to this browser, with a verified address.
 * @throws Refusal `google.off`, `google.invalid`, `google.unverified`, `google.unreachable`
 */
async function checkAnswer(ctx: Ctx, idToken: string, headers: Headers): Promise<Claims> {
  const claims = await checkIdToken(ctx, idToken)
  checkNonce(claims, headers)
  if (!claims.email_verified) throw refusal('google.unverified')
  return claims
}

async function personOf(ctx: Ctx, claims: Claims): Promise<Person> {
  await spend(ctx, claims)
  const known = await personBySubject(ctx, claims.sub)
  if (known) return asPerson(refuseMember(known))
  const row = await customerNamed(ctx, claims.email)
  if (row) {
    if (row.provenAt === null) await refuseUnproven(ctx, claims, row)
    await connect(ctx, claims, row)
    return asPerson(row)
  }
  const { email, given_name, family_name } = claims
  const firstName = given_name || cut(email.split('@')[0] ?? '', 60)
  const made = await addProvenCustomer(ctx, { email, firstName, lastName: family_name })
  await insertAccount(ctx, claims, made._id)
  return made
}

async function personBySubject(ctx: Ctx, subject: string): Promise<Row | undefined> {
  const [found] = await ctx.db
    .select({ user: users })
    .from(googleAccounts)
    .innerJoin(users, onSite(googleAccounts, users, eq(users.id, googleAccounts.userId)))
    .where(inSite(ctx, googleAccounts, eq(googleAccounts.subject, subject)))
  return found?.user
}

/** The user with the address, locked until the transaction ends. @throws Refusal `google.member`, `google.formerMember` */
async function customerNamed(ctx: Ctx, email: string): Promise<Row | undefined> {
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(inSite(ctx, users, eq(users.email, email)))
    .for('update')
  return row && refuseMember(row)
}

/** Owners and staff, past ones too, sign in with their account, which requires more than Google's confirmation. */
function refuseMember(row: Row): Row {
  if (row.userType !== 'CUSTOMER') throw refusal('google.member')
  if (row.accountId !== null) throw refusal('google.formerMember')
  return row
}

async function connect(ctx: Ctx, claims: Claims, row: Row): Promise<void> {
  const known = await personBySubject(ctx, claims.sub)
  if (known && known.id !== row.id) throw refusal('google.other', { email: claims.email })
  await refuseOther(ctx, claims, row)
  await insertAccount(ctx, claims, row.id)
}

/** Asks for the password, unless another Google account is connected and it would not help. */
async function refuseUnproven(ctx: Ctx, claims: Claims, row: Row): Promise<never> {
  await refuseOther(ctx, claims, row)
  throw refusal('google.proof', { field: 'email', email: claims.email })
}

/** @throws Refusal `google.other` if the user is connected to another Google account */
async function refuseOther(ctx: Ctx, { sub, email }: Claims, row: Row): Promise<void> {
  const [has] = await ctx.db
    .select({ subject: googleAccounts.subject })
    .from(googleAccounts)
    .where(inSite(ctx, googleAccounts, eq(googleAccounts.userId, row.id)))
  if (has && has.subject !== sub) throw refusal('google.other', { email })
}

async function insertAccount(ctx: Ctx, { sub }: Claims, userId: string): Promise<void> {
  await ctx.db
    .insert(googleAccounts)
    .values({ subject: sub, userId, connectedAt: ctx.now() })
    .onConflictDoNothing({ target: [googleAccounts.siteId, googleAccounts.subject] })
}

/** Disconnects a user from Google. */
export async function forgetGoogle(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(googleAccounts).where(inSite(ctx, googleAccounts, eq(googleAccounts.userId, userId)))
}

/** The Google account connected to a user; null if none. */
export async function googleAccountOf(ctx: Ctx, userId: string): Promise<{ number: string; connected: string } | null> {
  const [row] = await ctx.db
    .select()
    .from(googleAccounts)
    .where(inSite(ctx, googleAccounts, eq(googleAccounts.userId, userId)))
  return row ? { number: row.subject, connected: row.connectedAt.toISOString() } : null
}

/** Since when a Google account signs the caller in; null if none does. */
export async function readConnection(ctx: Ctx): Promise<{ connected: string | null }> {
  return { connected: (await googleAccountOf(ctx, signedInUser(ctx).id))?.connected ?? null }
}
