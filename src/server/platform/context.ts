import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Permission, UserType } from '../../shared/people/permissions.ts'
import type { SiteLanguage } from '../../shared/sites/languages.ts'
import type { SiteSettings } from '../../shared/sites/site-settings.ts'
import type { Bus } from './bus.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './database.ts'
import type { ReadTxt } from './dns.ts'
import type { FetchOutside } from './fetch-outside.ts'
import type { Jobs } from './jobs.ts'
import type { SendMail } from './mail.ts'
import type { KillablePool } from './processes/killable-pool.ts'
import type { Read, ReadCache } from './read-cache.ts'
import type { Storage } from './storage.ts'

/** Translations of a site's settings: by locale, then by original text. */
export type SettingsWords = Record<string, Record<string, string>>

/** A site, as every request needs it. */
export type Site = {
  id: number
  key: string
  name: string
  kind: 'platform' | 'site'
  /** Origin of its public pages, such as `https://shop.example.com`. */
  origin: string
  settings: SiteSettings
  settingsWords?: SettingsWords
  /**
   * The visitor's language, if it is not the site's main one, with the tag of the main one as `own`. `settings.locale` is
   * always that of the visitor's language.
   */
  language?: SiteLanguage & { own: string }
  /** Set while the site is suspended and answers no request. */
  suspended?: { at: Date; reason: string } | undefined
  /** Set while visitors see the closed page instead of the site (B190). `previewNumber` is the number in valid preview links. */
  closed?: { wasOpen: boolean; previewNumber: number } | undefined
  /** The starter it was made from, if any. */
  starter?: string
  /** Whether its staff need a second step; undefined if unknown. */
  secondStepRequired?: boolean
  /** Its primary domain, used in its pages; undefined if it has none. */
  primaryHost?: string
}

/** A system page that comes with the product, for sites without their own. */
export type StandardTemplate = { key: string; title: string; seo: Record<string, unknown>; document: unknown }

/** A user as calls act for them. */
export type User = {
  kind: 'user'
  id: string
  userType: UserType
  permissions: Permission[]
  email: string
  sessionHash: Buffer
  /** When the user last proved their identity. */
  provedAt: Date
  /** Whether a passkey was used in this session. */
  byPasskey: boolean
  /** Staff who have yet to set up the second step that the site requires: until then they have a customer's permissions. */
  mustSetUp?: true
  /** A guest, in a call that is open to guests. */
  isGuest?: true
}

/** A guest is a visitor to all calls but those with access `buyer`, which see them as the user that `as` says (B301). */
export type Actor = { kind: 'visitor' } | { kind: 'guest'; as: User } | User

/** Services shared by the whole process. */
export type Services = {
  config: Config
  log: Logger
  database: Database
  bus: Bus
  readCache: ReadCache
  jobs: Jobs
  mail: SendMail
  /** DNS client. */
  readTxt: ReadTxt
  /** Fetches files from addresses that people enter. */
  fetchOutside: FetchOutside
  storage: Storage
  /** Processes that decode and encode images. */
  encoders: KillablePool
  /** Processes that set invoices as PDF. */
  printers: KillablePool
  /** Processes that unpack workbooks. */
  unpackers: KillablePool
  /** Templates of the site's starter, by key. */
  standardTemplates: (site: Site) => Promise<Map<string, StandardTemplate>>
  secret: string
  now: () => Date
}

/**
 * The first argument of every verb: site, actor and services. Created at the entry point (request, job) and passed on; nothing
 * about the site or the user is ambient.
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
  /** Tags that the transaction has announced so far, by site. */
  announced: Map<number, Set<string>>
  /** Wraps the work of every transaction, for auditing. */
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

/** Runs `work` in one transaction of the site; joins the current one if there is one. */
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
 * Runs `work` in a savepoint: if it throws, only its changes are rolled back, and a caller that catches the error can continue
 * the transaction.
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
 * Runs `work` for another site, within the current transaction if there is one, so that both sites' changes commit together.
 * The actor there is a visitor. Until `work` is done, the transaction must not query the first site.
 */
export async function forOtherSite<T>(ctx: Ctx, site: Site, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const other: Ctx = { ...makeCtx(ctx.services, site, { kind: 'visitor' }, ctx.request), now: ctx.now }
  if (!ctx.inTransaction) return work(other)
  const { forOtherSite } = ctx.db.$client
  if (!forOtherSite) throw new Error('the database of a transaction knows one site alone')
  return forOtherSite(site.id, (db) => work({ ...other, db, inTransaction: true, announced: ctx.announced }))
}

/** Announces on commit that data with these tags has changed. */
export async function announce(ctx: Ctx, ...tags: string[]): Promise<void> {
  const { bus } = ctx.services
  await bus.announce(ctx.db, ctx.site.id, tags)
  if (!ctx.inTransaction) return bus.tell(ctx.site.id, tags)
  const before = ctx.announced.get(ctx.site.id) ?? new Set()
  ctx.announced.set(ctx.site.id, new Set([...before, ...tags]))
}

/** Reads through the read cache. Transactions bypass it: their uncommitted changes must not become visible to others. */
export function cached<T>(ctx: Ctx, key: string, read: () => Promise<Read<T>>): Promise<Read<T>> {
  return ctx.inTransaction ? read() : ctx.services.readCache.one(ctx.site.id, inLanguage(ctx, key), read)
}

/**
 * Like `cached`, for several things of one kind; returns them in the order of `ids`.
 * @param read returns what it read in the order of the ids that it is given
 */
export function cachedEach<T>(
  ctx: Ctx,
  kind: string,
  ids: readonly string[],
  read: (ids: string[]) => Promise<Read<T>[]>,
): Promise<Read<T>[]> {
  if (ctx.inTransaction) return read([...ids])
  const before = inLanguage(ctx, `${kind} `)
  const keys = ids.map((id) => before + id)
  return ctx.services.readCache.each(ctx.site.id, keys, (missing) =>
    read(missing.map((key) => key.slice(before.length))),
  )
}

/**
 * Reads a value; if that fails, returns the one that was read last, whatever was announced since.
 * @param failed is called with the error that the last value stands in for
 * @throws the error, if no value is kept
 */
export async function readOrLast<T>(
  ctx: Ctx,
  key: string,
  read: () => Promise<T>,
  failed: (error: unknown) => void,
): Promise<T> {
  const { readCache } = ctx.services
  const named = inLanguage(ctx, key)
  try {
    const value = await read()
    readCache.keepLast(ctx.site.id, named, value)
    return value
  } catch (error) {
    const last = readCache.last(ctx.site.id, named)
    if (last === undefined) throw error
    failed(error)
    return last as T
  }
}

/** Cache key per language of the visitor. */
function inLanguage({ site }: Ctx, key: string): string {
  return site.language ? `${site.language.prefix} ${key}` : key
}
