import type { Logger } from 'pino'
import type { Permission, UserType } from '../../shared/people/permissions.ts'
import type { SiteSettings } from '../../shared/sites/site-settings.ts'
import type { Bus } from './bus.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './database.ts'
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
  /** The starter that it was made from. */
  starter?: string
}

/** A page of the system as it comes with the product, for sites that have none of their own. */
export type StandardTemplate = { key: string; title: string; seo: Record<string, unknown>; document: unknown }

export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; id: string; userType: UserType; permissions: Permission[]; email: string; sessionHash: Buffer }

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
  request: { id: string; ip: string }
  /** True inside `transaction`. */
  inTransaction: boolean
  /** What the transaction has announced so far. */
  announced: Set<string>
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
    announced: new Set(),
  }
}

/** Runs `work` in one transaction of the site; inside one already, it joins it. */
export async function transaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.inTransaction) return work(ctx)
  const { database, bus } = ctx.services
  const announced = new Set<string>()
  const result = await database.inTransaction(ctx.site.id, (db) => work({ ...ctx, db, inTransaction: true, announced }))
  if (announced.size > 0) bus.tell(ctx.site.id, [...announced])
  return result
}

/** Announces, when the transaction commits, that what these tags name has changed. */
export async function announce(ctx: Ctx, ...tags: string[]): Promise<void> {
  const { bus } = ctx.services
  await bus.announce(ctx.db, ctx.site.id, tags)
  if (!ctx.inTransaction) return bus.tell(ctx.site.id, tags)
  for (const tag of tags) ctx.announced.add(tag)
}

/**
 * Reads through the read cache. A transaction reads past it: it may have changed what it reads, and nobody else may see
 * that before it commits.
 */
export function cached<T>(ctx: Ctx, key: string, read: () => Promise<Read<T>>): Promise<Read<T>> {
  return ctx.inTransaction ? read() : ctx.services.readCache.one(ctx.site.id, key, read)
}

/** The same for several things of one kind; answers in the order of `keys`. */
export function cachedEach<T>(
  ctx: Ctx,
  keys: string[],
  read: (keys: string[]) => Promise<Read<T>[]>,
): Promise<Read<T>[]> {
  return ctx.inTransaction ? read(keys) : ctx.services.readCache.each(ctx.site.id, keys, read)
}
