import { asc, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import { readAs } from '../../../../shared/sites/site-key.ts'
import { siteSettings } from '../../../../shared/sites/site-settings.ts'
import type { Ctx, Services, Site } from '../../../platform/context.ts'
import { hostName } from './host-name.ts'
import { openLookUp } from './look-up.ts'
import { siteDomains, sites } from './sites.tables.ts'

/** Finds sites by host, cached until the site changes. */
export type SiteDirectory = {
  /** The cached site; undefined does not mean that none exists. */
  known: (host: string) => Site | undefined
  byHost: (host: string) => Promise<Site | undefined>
  byId: (id: number) => Promise<Site | undefined>
  byKey: (key: string) => Promise<Site | undefined>
  /** The oldest sites, at most `most`. */
  oldest: (most: number) => Promise<Site[]>
}

/** Tag announced when a domain or a site is added. */
export const hostsTag = 'hosts'

type Parts = Pick<Services, 'database' | 'bus' | 'config' | 'now'>

const mostKnown = 20_000
const mostUnknown = 10_000
/** How long a missing name is cached, ms, in case a domain is added without `add_domain`. */
const unknownFor = 10_000

export function openSiteDirectory(services: Parts): SiteDirectory {
  const known = new Map<string, Site>()
  /** Missing names, with the time until which that is cached. */
  const unknown = new Map<string, number>()
  const lookUp = openLookUp((names) => findByNames(services, names))
  let changes = 0
  services.bus.listen({
    changed(siteId, tags) {
      if (tags.includes(hostsTag)) unknown.clear()
      else if (!tags.includes('site')) return
      changes++
      for (const [name, site] of known) if (site.id === siteId) known.delete(name)
    },
    missed() {
      changes++
      known.clear()
      unknown.clear()
    },
  })

  async function byName(name: string): Promise<Site | undefined> {
    const site = known.get(name)
    if (site || isUnknown(name)) return site
    const before = changes
    const found = await lookUp(name)
    // The site changed during the query, so the result may be stale.
    if (changes !== before) return byName(name)
    if (found) remember(known, mostKnown, name, found)
    else remember(unknown, mostUnknown, name, services.now().getTime() + unknownFor)
    return found
  }

  function isUnknown(name: string): boolean {
    const until = unknown.get(name)
    return until !== undefined && services.now().getTime() < until
  }

  return {
    known(host) {
      const name = hostName(host)
      return name === undefined ? undefined : known.get(name)
    },
    async byHost(host) {
      const name = hostName(host)
      return name === undefined ? undefined : byName(name)
    },
    byId: (id) => findSite(services, eq(sites.id, id)),
    byKey: (key) => findSite(services, eq(sites.key, key)),
    async oldest(most) {
      const rows = await selectSites(services.database.platform, sql`true`).orderBy(asc(sites.id)).limit(most)
      return rows.map((row) => asSite(services, row))
    },
  }
}

function remember<T>(map: Map<string, T>, most: number, name: string, value: T): void {
  if (map.size >= most) map.clear()
  map.set(name, value)
}

/** The sites with these names. */
async function findByNames(services: Parts, names: string[]): Promise<Map<string, Site>> {
  const keys = new Map(names.map((name) => [keyOf(services.config, name), name]))
  const owned = sql`select ${siteDomains.siteId} from ${siteDomains} where ${siteDomains.host} = any(${sql.param(names)}::text[])`
  const under = [...keys.keys()].filter((key) => key !== undefined)
  const ours = sql`select asked.id from ${sites} as asked where asked.key = any(${sql.param(under)}::text[])`
  // A union instead of "or", which would scan all sites.
  const rows = await selectSites(services.database.platform, sql`${sites.id} in (${ours} union all ${owned})`)
  const found = new Map<string, Site>()
  for (const row of rows) {
    const site = asSite(services, row)
    for (const name of [keys.get(row.site.key), ...(row.hosts ?? [])]) if (name !== undefined) found.set(name, site)
  }
  return found
}

/** `shop.localhost` -> `shop`; '' for the platform itself. Undefined for other hosts. */
function keyOf({ platformHost }: Services['config'], name: string): string | undefined {
  if (name === platformHost) return ''
  return name.endsWith(`.${platformHost}`) ? name.slice(0, -platformHost.length - 1) : undefined
}

type SiteRow = { site: typeof sites.$inferSelect; hosts: string[] | null; primary: string | null }

/** The platform's own site, where accounts are. */
export async function platformSite({ db, services }: Pick<Ctx, 'db' | 'services'>): Promise<Site> {
  const [row] = await selectSites(db, eq(sites.key, ''))
  if (!row) throw new Error('the platform has no site')
  return asSite(services, row)
}

/** The existing sites with these ids. */
export async function findSites({ db, services }: Pick<Ctx, 'db' | 'services'>, ids: number[]): Promise<Site[]> {
  const rows = ids.length === 0 ? [] : await selectSites(db, inArray(sites.id, ids))
  return rows.map((row) => asSite(services, row))
}

/** Whether its owner has chosen a starter. */
export async function isBegun(ctx: Ctx): Promise<boolean> {
  const [row] = await ctx.db.select({ begunAt: sites.begunAt }).from(sites).where(eq(sites.id, ctx.site.id))
  return row?.begunAt != null
}

/**
 * Serialises users who want this subdomain or one that looks like it, until the transaction ends, so that each gets its own. A
 * number added to it changes no lock: `tea` and `tea-2` begin alike, and no reading is shorter than two letters.
 */
export async function lockReading({ db }: Pick<Ctx, 'db'>, key: string): Promise<void> {
  const beginning = readAs(key).slice(0, 2)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`site key:${beginning}`}, 0))`)
}

/** Readings (`readAs`) of taken subdomains that start with this key's reading. */
export async function readingsFrom({ db }: Pick<Ctx, 'db'>, key: string): Promise<Set<string>> {
  const rows = await db
    .select({ reading: sites.readsAs })
    .from(sites)
    .where(like(sites.readsAs, `${readAs(key)}%`))
  return new Set(rows.map(({ reading }) => reading))
}

/** Query for sites, each with its domains and the primary one. */
function selectSites(db: Ctx['db'], condition: SQL) {
  const own = sql`from ${siteDomains} where ${siteDomains.siteId} = ${sites.id}`
  const hosts = sql<string[] | null>`(select array_agg(${siteDomains.host}) ${own})`
  const primary = sql<string | null>`(select ${siteDomains.host} ${own} and ${siteDomains.preferredAt} is not null
    order by ${siteDomains.preferredAt} desc, ${siteDomains.createdAt} limit 1)`
  return db.select({ site: sites, hosts, primary }).from(sites).where(condition)
}

async function findSite(services: Parts, condition: SQL): Promise<Site | undefined> {
  const [row] = await selectSites(services.database.platform, condition)
  return row && asSite(services, row)
}

function asSite({ config }: Pick<Services, 'config'>, { site, primary }: SiteRow): Site {
  const { id, key, name, kind, starter, suspendedAt, suspendedFor, secondStepRequired, previewNumber } = site
  const origin = primary === null ? siteOrigin(config, key) : originOf(config, primary)
  return {
    id,
    key,
    name,
    kind,
    origin,
    settings: siteSettings.parse(site.settings),
    settingsWords: site.words,
    starter: starter ?? undefined,
    secondStepRequired,
    primaryHost: primary ?? undefined,
    suspended: suspendedAt ? { at: suspendedAt, reason: suspendedFor ?? '' } : undefined,
    closed: site.closedAt ? { wasOpen: site.openedAt !== null, previewNumber } : undefined,
  }
}

/** Origin of a site under the platform's host. */
export function siteOrigin(config: Services['config'], key: string): string {
  return originOf(config, key === '' ? config.platformHost : `${key}.${config.platformHost}`)
}

/** On localhost plain HTTP with the port; elsewhere HTTPS, terminated by a proxy. */
function originOf({ port, platformHost }: Services['config'], host: string): string {
  return /(^|\.)localhost$/.test(platformHost) ? `http://${host}:${port}` : `https://${host}`
}
