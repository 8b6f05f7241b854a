import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { desc, eq } from 'drizzle-orm'
import type { Passkey } from '../../../../shared/people/passkeys.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { type Browser, letInWhole, noteProof, signedInUser } from '../identity/index.ts'
import { makeChallenge, spendChallenge } from './challenges.ts'
import { passkeys } from './passkeys.tables.ts'

const mostPasskeys = 20

/** Passkeys exist only on the platform's host, where accounts sign in; other sites answer 404. */
function requirePlatform({ site }: Ctx): void {
  if (site.kind !== 'platform') throw refusal('request.notFound')
}

/** Relying party: host name and origin. */
const partyOf = ({ site }: Ctx) => ({ id: new URL(site.origin).hostname, origin: site.origin })

const bytesOf = (uuid: string) => new Uint8Array(Buffer.from(uuid.replaceAll('-', ''), 'hex'))

const mine = (ctx: Ctx) => inSite(ctx, passkeys, eq(passkeys.accountId, signedInUser(ctx).id))

export async function listPasskeys(ctx: Ctx): Promise<Passkey[]> {
  requirePlatform(ctx)
  const rows = await ctx.db.select().from(passkeys).where(mine(ctx)).orderBy(desc(passkeys.madeAt))
  return rows.map(({ id, name, madeAt, usedAt }) => ({
    _id: id,
    name,
    made: madeAt.toISOString(),
    used: usedAt?.toISOString() ?? null,
  }))
}

/** Options for the authenticator to create a passkey. @throws Refusal `passkey.many` */
export async function beginPasskey(ctx: Ctx) {
  requirePlatform(ctx)
  const { id, email } = signedInUser(ctx)
  const known = await ctx.db.select({ id: passkeys.id }).from(passkeys).where(mine(ctx))
  if (known.length >= mostPasskeys) throw refusal('passkey.many', { limit: mostPasskeys })
  const { token, challenge } = await makeChallenge(ctx, id)
  const options = await generateRegistrationOptions({
    rpName: ctx.site.name,
    rpID: partyOf(ctx).id,
    userName: email,
    userID: bytesOf(id),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { token, options }
}

type Added = { name: string; response: Record<string, unknown> }

/** @throws Refusal `passkey.refused` */
export async function addPasskey(ctx: Ctx, { name, response }: Added, { passkeyToken }: Browser): Promise<void> {
  requirePlatform(ctx)
  const { id: accountId } = signedInUser(ctx)
  const expectedChallenge = await spendChallenge(ctx, passkeyToken, accountId)
  if (expectedChallenge === undefined) throw refusal('passkey.refused')
  const { id: expectedRPID, origin: expectedOrigin } = partyOf(ctx)
  const checked = await verifyRegistrationResponse({
    // Unchecked cast: the library validates every part.
    response: response as unknown as RegistrationResponseJSON,
    ...{ expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true },
  }).catch(() => undefined)
  if (!checked?.verified) throw refusal('passkey.refused')
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
  const added = await ctx.db
    .insert(passkeys)
    .values({ id, accountId, name, publicKey: Buffer.from(publicKey), counter, transports, madeAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  if (added.length === 0) throw refusal('passkey.refused')
  await noteProof(ctx, 'passkey')
}

/** @throws Refusal `passkey.notFound`, also for another user's passkey */
export async function removePasskey(ctx: Ctx, id: string): Promise<void> {
  requirePlatform(ctx)
  const gone = await ctx.db
    .delete(passkeys)
    .where(inSite(ctx, passkeys, eq(passkeys.accountId, signedInUser(ctx).id), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  if (gone.length === 0) throw refusal('passkey.notFound')
}

/** Deletes the passkeys of an account that has lost them. Call on the platform's site. @returns how many there were */
export async function forgetPasskeys(ctx: Ctx, accountId: string): Promise<number> {
  const gone = await ctx.db
    .delete(passkeys)
    .where(inSite(ctx, passkeys, eq(passkeys.accountId, accountId)))
    .returning({ id: passkeys.id })
  return gone.length
}

/** Options for the authenticator to sign in with any passkey for this host. */
export async function askForPasskey(ctx: Ctx) {
  requirePlatform(ctx)
  const { token, challenge } = await makeChallenge(ctx, null)
  const options = await generateAuthenticationOptions({
    rpID: partyOf(ctx).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  })
  return { token, options }
}

/**
 * Signs in with a passkey, which combines two factors: no second step is needed.
 * @throws Refusal `passkey.refused`
 */
export async function signInByPasskey(ctx: Ctx, response: Record<string, unknown>, browser: Browser) {
  return letInWhole(ctx, await spendAnswer(ctx, response, browser), browser)
}

/**
 * Proves the session's user again, by a passkey of their account.
 * @throws Refusal `passkey.refused`, also for another user's passkey
 */
export async function proveByPasskey(ctx: Ctx, response: Record<string, unknown>, browser: Browser): Promise<void> {
  if ((await spendAnswer(ctx, response, browser)) !== signedInUser(ctx).id) throw refusal('passkey.refused')
  await noteProof(ctx, 'passkey')
}

/** @returns the account whose passkey has signed the browser's challenge @throws Refusal `passkey.refused` */
async function spendAnswer(ctx: Ctx, response: Record<string, unknown>, { passkeyToken }: Browser): Promise<string> {
  requirePlatform(ctx)
  const expectedChallenge = await spendChallenge(ctx, passkeyToken, null)
  const [found] = await ctx.db
    .select()
    .from(passkeys)
    .where(inSite(ctx, passkeys, eq(passkeys.id, String(response.id))))
  if (!found || expectedChallenge === undefined) throw refusal('passkey.refused')
  const { id, counter, publicKey } = found
  const { id: expectedRPID, origin: expectedOrigin } = partyOf(ctx)
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    ...{ expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true },
    credential: { id, counter, publicKey: new Uint8Array(publicKey) },
  }).catch(() => undefined)
  if (!checked?.verified) throw refusal('passkey.refused')
  // Compare-and-set on the counter: of two concurrent uses one succeeds, which exposes a copied passkey.
  const used = await ctx.db
    .update(passkeys)
    .set({ counter: checked.authenticationInfo.newCounter, usedAt: ctx.now() })
    .where(inSite(ctx, passkeys, eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  if (used.length === 0) throw refusal('passkey.refused')
  return found.accountId
}
