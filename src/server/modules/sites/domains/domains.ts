import { randomBytes } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { type Domain, mostDomains } from '../../../../shared/sites/domains.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { lockSite, readSite } from '../../ground/directory/index.ts'
import { domainClaims as claims } from './domains.tables.ts'

/** Subdomain with the TXT record that proves ownership. */
const below = '_haat'

/** The site's host under the platform, its domains, and those waiting for verification. */
export async function listDomains(ctx: Ctx): Promise<Domain[]> {
  const [{ domains }, waiting] = await Promise.all([readSite(ctx), waitingOf(ctx)])
  const own = domains.map(({ host, main }, index) => ({
    host,
    state: index === domains.length - 1 ? ('platform' as const) : ('connected' as const),
    ...{ isPrimary: main, record: null, created: null },
  }))
  return [...own, ...waiting.map(asWaiting)]
}

function waitingOf(ctx: Ctx) {
  return ctx.db.select().from(claims).where(inSite(ctx, claims)).orderBy(asc(claims.createdAt), asc(claims.host))
}

function asWaiting({ host, word, createdAt }: typeof claims.$inferSelect): Domain {
  return {
    ...{ host, state: 'waiting', isPrimary: false, created: createdAt.toISOString() },
    record: { name: `${below}.${host}`, type: 'TXT', value: proofOf(word) },
  }
}

const proofOf = (word: string) => `haat=${word}`

/**
 * Requests a domain; the reply has the DNS record to add. Idempotent.
 * @throws Refusal `domain.platform`, `domain.known`, `domain.most`
 */
export function addDomain(ctx: Ctx, host: string): Promise<Domain> {
  const { platformHost } = ctx.services.config
  if (host === platformHost || host.endsWith(`.${platformHost}`)) throw refusal('domain.platform', { field: 'host' })
  return transaction(ctx, async (ctx) => {
    const { domains } = await lockSite(ctx)
    if (domains.some((own) => own.host === host)) throw refusal('domain.known', { field: 'host' })
    const waiting = await waitingOf(ctx)
    const known = waiting.find((claim) => claim.host === host)
    if (known) return asWaiting(known)
    if (domains.length - 1 + waiting.length >= mostDomains)
      throw refusal('domain.most', { field: 'host', limit: mostDomains })
    const word = randomBytes(18).toString('base64url')
    const [made] = await ctx.db.insert(claims).values({ host, word, createdAt: ctx.now() }).returning()
    if (!made) throw new Error('a domain was asked for and is not there')
    return asWaiting(made)
  })
}

/**
 * Looks up the domain's record and connects the domain if it matches. A site that had it before loses it.
 * @throws Refusal `domain.notFound`, `domain.notProven`, `domain.dnsAway`
 */
export async function checkDomain(ctx: Ctx, host: string): Promise<Domain[]> {
  const claim = (await waitingOf(ctx)).find((one) => one.host === host)
  if (!claim) throw refusal('domain.notFound', { field: 'host' })
  if (!(await isProven(ctx, claim))) throw refusal('domain.notProven', { field: 'host', host })
  await transaction(ctx, async (ctx) => {
    // The claim may have been withdrawn during the DNS query.
    const held = await ctx.db
      .select({ host: claims.host })
      .from(claims)
      .where(inSite(ctx, claims, eq(claims.host, host), eq(claims.word, claim.word)))
      .for('update')
    if (held.length === 0) throw refusal('domain.notFound', { field: 'host' })
    await ctx.db.execute(sql`select take_domain(${host})`)
    await ctx.db.delete(claims).where(inSite(ctx, claims, eq(claims.host, host)))
  })
  return listDomains(ctx)
}

async function isProven(ctx: Ctx, { host, word }: { host: string; word: string }): Promise<boolean> {
  try {
    const texts = await ctx.services.readTxt(`${below}.${host}`)
    return texts.some((text) => text.trim() === proofOf(word))
  } catch (error) {
    ctx.log.warn({ err: error, host }, 'the DNS of a domain could not be asked')
    throw refusal('domain.dnsAway', { field: 'host' })
  }
}

/**
 * Makes a domain the primary one, which pages use in their addresses.
 * @throws Refusal `domain.notFound`
 */
export async function preferDomain(ctx: Ctx, host: string): Promise<Domain[]> {
  const { rows } = await ctx.db.execute<{ done: boolean }>(sql`select prefer_domain(${host}) as done`)
  if (!rows[0]?.done) throw refusal('domain.notFound', { field: 'host' })
  return listDomains(ctx)
}

/**
 * Removes a domain or withdraws a request for one.
 * @throws Refusal `domain.notFound`
 */
export async function removeDomain(ctx: Ctx, host: string): Promise<Domain[]> {
  await transaction(ctx, async (ctx) => {
    const waited = await ctx.db
      .delete(claims)
      .where(inSite(ctx, claims, eq(claims.host, host)))
      .returning({ host: claims.host })
    const { rows } = await ctx.db.execute<{ done: boolean }>(sql`select leave_domain(${host}) as done`)
    if (waited.length === 0 && !rows[0]?.done) throw refusal('domain.notFound', { field: 'host' })
  })
  return listDomains(ctx)
}
