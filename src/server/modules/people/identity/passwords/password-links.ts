import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, lte } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { countTry } from '../../../../platform/tries.ts'
import { endCodes } from '../codes/codes.ts'
import { linkLifetime, requestIdOf } from '../codes/request-id.ts'
import { passwordLinks as links, users } from '../identity.tables.ts'
import { hashToken } from '../signing-in/tokens.ts'
import { passwordHashOf, type SignsInWith } from './credentials.ts'
import { passwordLinkMail } from './link-mail.ts'

const minute = 60_000

/** Mails with a link to one address. As many links at once are good, so who asks for somebody else takes none from them. */
const mails = { most: 5, seconds: 3600 }

/** Clocks of our processes may differ by this, ms. */
const clockDrift = minute

/** What a link brings along. */
export type Link = { email: string; requestId: string }

/**
 * Mails a link that sets a new password, where there is an account with the address (C44). As much is done, stored and waited for
 * where there is none.
 */
export async function askForLink(ctx: Ctx, email: string): Promise<void> {
  const counted = await countTry(ctx.db, [{ key: `password-link:${ctx.site.id}:${email}`, ...mails }])
  await transaction(ctx, async (ctx) => {
    const madeFor = fingerprint(await passwordHashOf(ctx, await findPerson(ctx, email)))
    const seed = randomBytes(32).toString('base64url')
    const requestId = requestIdOf(ctx, email, seed)
    await forgetOver(ctx)
    await ctx.db.insert(links).values({ tokenHash: hashToken(requestId), email, madeFor, madeAt: ctx.now() })
    // Also where there is no account, so that asking takes as long for either.
    if (counted.outcome === 'counted')
      await passwordLinkMail.later(ctx, { email, seed, madeAt: ctx.now().toISOString() })
  })
}

/** What a link notes of the password that it is to replace. */
const fingerprint = (passwordHash = '') => hashToken(passwordHash)

async function findPerson(ctx: Ctx, email: string): Promise<SignsInWith | undefined> {
  const [person] = await ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash, accountId: users.accountId })
    .from(users)
    .where(inSite(ctx, users, eq(users.email, email)))
  return person
}

async function forgetOver(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - 2 * linkLifetime * minute)
  await ctx.db.delete(links).where(inSite(ctx, links, lt(links.madeAt, before)))
}

/** Not one that was made while the clock was ahead, which would be good for as long as it was ahead. */
function isGood(ctx: Ctx, { email, requestId }: Link) {
  const now = ctx.now().getTime()
  return inSite(
    ctx,
    links,
    and(eq(links.tokenHash, hashToken(requestId)), eq(links.email, email)),
    and(gt(links.madeAt, new Date(now - linkLifetime * minute)), lte(links.madeAt, new Date(now + clockDrift))),
  )
}

/** Whose password the link sets; undefined when it is over, used, or made before the password was changed. */
export async function whoseLink(ctx: Ctx, link: Link): Promise<SignsInWith | undefined> {
  const [found] = await ctx.db.select({ madeFor: links.madeFor }).from(links).where(isGood(ctx, link))
  const person = await findPerson(ctx, link.email)
  if (!found || !person) return undefined
  return found.madeFor.equals(fingerprint(await passwordHashOf(ctx, person))) ? person : undefined
}

/**
 * Uses the link up, and every other one that was mailed to the address.
 * @returns false when somebody else has done so meanwhile
 */
export async function useUpLink(ctx: Ctx, link: Link): Promise<boolean> {
  const used = await ctx.db.delete(links).where(isGood(ctx, link)).returning({ email: links.email })
  await forgetLinks(ctx, link.email)
  return used.length > 0
}

/** Whatever was mailed to the address to sign in with is good no more. */
export async function forgetCodesAndLinks(ctx: Ctx, email: string): Promise<void> {
  await endCodes(ctx, email)
  await forgetLinks(ctx, email)
}

async function forgetLinks(ctx: Ctx, email: string): Promise<void> {
  await ctx.db.delete(links).where(inSite(ctx, links, eq(links.email, email)))
}
