import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, lte } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { hashToken } from '../../../../platform/tokens.ts'
import { countTry } from '../../../../platform/tries.ts'
import { endCodes } from '../codes/codes.ts'
import { linkLifetime, requestIdOf } from '../codes/request-id.ts'
import { passwordLinks as links, users } from '../identity.tables.ts'
import { passwordHashOf, type SignsInWith } from './credentials.ts'
import { passwordLinkMail } from './link-mail.ts'

const minute = 60_000

/** Limit of link mails per address. All their links are valid, so a stranger's request does not invalidate the user's. */
const mails = { most: 5, seconds: 3600 }

/** Maximum clock skew between our processes, ms. */
const clockDrift = minute

/** The parameters of a link. */
export type Link = { email: string; requestId: string }

/**
 * Mails a link to set a new password, if the address has an account (C44). Without one it does and stores the same, so that
 * timing reveals nothing.
 */
export async function askForLink(ctx: Ctx, email: string): Promise<void> {
  const counted = await countTry(ctx.db, [{ key: `password-link:${ctx.site.id}:${email}`, ...mails }])
  await transaction(ctx, async (ctx) => {
    const madeFor = fingerprint(await passwordHashOf(ctx, await findPerson(ctx, email)))
    const seed = randomBytes(32).toString('base64url')
    const requestId = requestIdOf(ctx, email, seed)
    await forgetOver(ctx)
    await ctx.db.insert(links).values({ tokenHash: hashToken(requestId), email, madeFor, madeAt: ctx.now() })
    // Also queued if there is no account, so that both cases take the same time.
    if (counted.outcome === 'counted')
      await passwordLinkMail.later(ctx, { email, seed, madeAt: ctx.now().toISOString() })
  })
}

/** Identifies the password that a link replaces. */
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

/** Excludes links made while the clock was ahead, which would stay valid too long. */
function isGood(ctx: Ctx, { email, requestId }: Link) {
  const now = ctx.now().getTime()
  return inSite(
    ctx,
    links,
    and(eq(links.tokenHash, hashToken(requestId)), eq(links.email, email)),
    and(gt(links.madeAt, new Date(now - linkLifetime * minute)), lte(links.madeAt, new Date(now + clockDrift))),
  )
}

/** The user whose password the link sets; undefined if the link has expired, was used, or the password has changed since. */
export async function whoseLink(ctx: Ctx, link: Link): Promise<SignsInWith | undefined> {
  const [found] = await ctx.db.select({ madeFor: links.madeFor }).from(links).where(isGood(ctx, link))
  const person = await findPerson(ctx, link.email)
  if (!found || !person) return undefined
  return found.madeFor.equals(fingerprint(await passwordHashOf(ctx, person))) ? person : undefined
}

/**
 * Uses up the link and every other one mailed to the address.
 * @returns false if a concurrent request has used it already
 */
export async function useUpLink(ctx: Ctx, link: Link): Promise<boolean> {
  const used = await ctx.db.delete(links).where(isGood(ctx, link)).returning({ email: links.email })
  await forgetLinks(ctx, link.email)
  return used.length > 0
}

/** Invalidates every code and link mailed to the address. */
export async function forgetCodesAndLinks(ctx: Ctx, email: string): Promise<void> {
  await endCodes(ctx, email)
  await forgetLinks(ctx, email)
}

async function forgetLinks(ctx: Ctx, email: string): Promise<void> {
  await ctx.db.delete(links).where(inSite(ctx, links, eq(links.email, email)))
}
