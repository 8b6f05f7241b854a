import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Permission, UserType } from '../../shared/people/permissions.ts'
import type { SiteLanguage } from '../../shared/sites/languages.ts'
import type { SiteSettings } from '../../shared/sites/site-settings.ts'
import type { Bus } from './bus.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './database.ts'
import type { ReadTxt } from './dns.ts'
import type { Jobs } from './jobs.ts'
import type { SendMail } from './mail.ts'
import type { KillablePool } from './processes/killable-pool.ts'
import type { Read, ReadCache } from './read-cache.ts'
import type { Storage } from './storage.ts'

/** A site as every request needs it. */
export type Site = {
  id: number
  key: string
  name: string
  kind: 'platform' | 'site'
  /** Origin of its public pages, such as `https://shop.example.com`. */
  origin: string
  settings: SiteSettings
  /**
   * The language that it is read in, with the tag of the one that it is written in; undefined where that is the same. The settings'
   * `locale` is that of the language that it is read in.
   */
  language?: SiteLanguage & { own: string }
  /** Since when it answers nobody, and why; undefined for a site that is open. */
  suspended?: { at: Date; reason: string } | undefined
  /**
   * Set while visitors see a closing page instead of the site (B190); undefined for a site that is open. `previewNumber` is the one
   * that valid preview links name.
   */
  closed?: { wasOpen: boolean; previewNumber: number } | undefined
  /** The starter that it was made from. */
  starter?: string
  /** Whether everybody who works on it has to have a second step; not where that is not told. */
  secondStepRequired?: boolean
  /** Of its own domains the one that pages name; undefined while it has none. */
  primaryHost?: string
}

/** A page of the system as it comes with the product, for sites that have none of their own. */
export type StandardTemplate = { key: string; title: string; seo: Record<string, unknown>; document: unknown }

export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user'
      id: string
      userType: UserType
      permissions: Permission[]
      email: string
      sessionHash: Buffer
      /** When whoever has the session last proved who they are. */
      provedAt: Date
      /** Whether they have shown a passkey in this session. */
      byPasskey: boolean
      /** Works here, and has yet to set up the second step that the site requires: until then they may do what a customer may. */
      mustSetUp?: true
    }

export type User = Extract<Actor, { kind: 'user' }>

/** What the whole process shares. */
export type Services = {
  config: Config
  log: Logger
  database: Database
  bus: Bus
  readCache: ReadCache
  jobs: Jobs
  mail: SendMail
  /** Asks the DNS. */
  readTxt: ReadTxt
  storage: Storage
  /** Decode and encode pictures. */
  encoders: KillablePool
  /** The templates of the starter that a site was made from, by key. */
  standardTemplates: (site: Site) => Promise<Map<string, StandardTemplate>>
  secret: string
  now: () => Date
}

/**
 * The first argument of every verb: for which site, for whom, and with what. It is made at the door (a request, a job)
 * and passed on; nothing about the site or the person is ambient.
 */
export type Ctx = {
  site: Site
  actor: Actor
  db: Db
  services: Services
  log: Logger
  now: () => Date
  /** `agent` is the `User-Agent` header of a request from outside. */
  request: { id: string; ip: string; agent?: string }
  /** True inside `transaction`. */
  inTransaction: boolean
  /** What the transaction has announced so far, by site. */
  announced: Map<number, Set<string>>
  /** Runs within every transaction that begins, around its work: for the record of who changed what. */
  recording?: (<T>(ctx: Ctx, work: () => Promise<T>) => Promise<T>) | undefined
}

export function makeCtx(services: Services, site: Site, actor: Actor, request: Ctx['request']): Ctx {
  return {
    site,
    actor,
    db: services.database.forSite(site.id),
    services,
    log: services.log.child({ site: site.key, request: request.id }),
    now: services.now,
    request,
    inTransaction: false,
    announced: new Map(),
  }
}

/** Runs `work` in one transaction of the site; inside one already, it joins it. */
export async function transaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.inTransaction) return work(ctx)
  const { database, bus } = ctx.services
  const announced: Ctx['announced'] = new Map()
  const { recording } = ctx
  const result = await database.inTransaction(ctx.site.id, (db) => {
    const inner: Ctx = { ...ctx, db, inTransaction: true, announced, recording: undefined }
    return recording ? recording(inner, () => work(inner)) : work(inner)
  })
  for (const [siteId, tags] of announced) bus.tell(siteId, [...tags])
  return result
}

/**
 * A part of a transaction by itself: what it has changed is undone where it throws, and whoever catches that goes on with the rest.
 */
export function inPart<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return transaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`savepoint part`)
    try {
      const made = await work(ctx)
      await ctx.db.execute(sql`release savepoint part`)
      return made
    } catch (error) {
      await ctx.db.execute(sql`rollback to savepoint part`)
      throw error
    }
  })
}

/**
 * Works for another site, within the transaction where there is one: both sites' changes are then made together or not at
 * all. Nobody is signed in there, and until it is over nothing may be asked of the first site in the transaction.
 */
export async function forOtherSite<T>(ctx: Ctx, site: Site, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const other: Ctx = { ...makeCtx(ctx.services, site, { kind: 'visitor' }, ctx.request), now: ctx.now }
  if (!ctx.inTransaction) return work(other)
  const { forOtherSite } = ctx.db.$client
  if (!forOtherSite) throw new Error('the database of a transaction knows one site alone')
  return forOtherSite(site.id, (db) => work({ ...other, db, inTransaction: true, announced: ctx.announced }))
}

/** Announces, when the transaction commits, that what these tags name has changed. */
export async function announce(ctx: Ctx, ...tags: string[]): Promise<void> {
  const { bus } = ctx.services
  await bus.announce(ctx.db, ctx.site.id, tags)
  if (!ctx.inTransaction) return bus.tell(ctx.site.id, tags)
  const before = ctx.announced.get(ctx.site.id) ?? new Set()
  ctx.announced.set(ctx.site.id, new Set([...before, ...tags]))
}

/**
 * Reads through the read cache. A transaction reads past it: it may have changed what it reads, and nobody else may see
 * that before it commits.
 */
export function cached<T>(ctx: Ctx, key: string, read: () => Promise<Read<T>>): Promise<Read<T>> {
  return ctx.inTransaction ? read() : ctx.services.readCache.one(ctx.site.id, inLanguage(ctx, key), read)
}

/** The same for several things of one kind; answers in the order of `keys`. */
export function cachedEach<T>(
  ctx: Ctx,
  keys: string[],
  read: (keys: string[]) => Promise<Read<T>[]>,
): Promise<Read<T>[]> {
  if (ctx.inTransaction) return read(keys)
  const before = inLanguage(ctx, '').length
  const readBare = (missing: string[]) => read(missing.map((key) => key.slice(before)))
  const named = keys.map((key) => inLanguage(ctx, key))
  return ctx.services.readCache.each(ctx.site.id, named, readBare)
}

/** What is read in another language is another thing. */
function inLanguage({ site }: Ctx, key: string): string {
  return site.language ? `${site.language.prefix} ${key}` : key
}
