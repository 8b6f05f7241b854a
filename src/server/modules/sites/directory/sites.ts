import { asc, eq, type SQL } from 'drizzle-orm'
import { siteSettings } from '../../../../shared/sites/site-settings.ts'
import type { Services, Site } from '../../../platform/context.ts'
import { siteDomains, sites } from './sites.tables.ts'

/** Finds sites by the host they are asked by, once for each host until the site changes. */
export type SiteDirectory = {
  /** The site if it is known already; undefined says nothing about whether there is one. */
  known: (host: string) => Site | undefined
  byHost: (host: string) => Promise<Site | undefined>
  byId: (id: number) => Promise<Site | undefined>
  byKey: (key: string) => Promise<Site | undefined>
}

const mostHosts = 20_000
/** No name is longer, with its port; a caller may send 16 KB of them. */
const longestHost = 260

export function openSiteDirectory(services: Pick<Services, 'database' | 'bus' | 'config'>): SiteDirectory {
  const hosts = new Map<string, Site>()
  let changes = 0
  services.bus.listen({
    changed(siteId, tags) {
      if (!tags.includes('site')) return
      changes++
      for (const [host, site] of hosts) if (site.id === siteId) hosts.delete(host)
    },
    missed() {
      changes++
      hosts.clear()
    },
  })

  async function byHost(host: string): Promise<Site | undefined> {
    if (host.length > longestHost) return undefined
    const known = hosts.get(host)
    if (known) return known
    const before = changes
    const found = await findByHost(services, hostName(host))
    // What was read while a site changed may be the site as it was.
    if (changes !== before) return byHost(host)
    if (!found) return undefined
    if (hosts.size >= mostHosts) hosts.clear()
    hosts.set(host, found)
    return found
  }

  return {
    known: (host) => hosts.get(host),
    byHost,
    byId: (id) => findSite(services, eq(sites.id, id)),
    byKey: (key) => findSite(services, eq(sites.key, key)),
  }
}

/** `Shop.localhost:3000` -> `shop.localhost` */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}

async function findByHost(services: Pick<Services, 'database' | 'config'>, name: string): Promise<Site | undefined> {
  const { platform } = services.database
  const { platformHost } = services.config
  const key =
    name === platformHost ? '' : name.endsWith(`.${platformHost}`) ? name.slice(0, -platformHost.length - 1) : undefined
  const rows =
    key === undefined
      ? await platform
          .select({ site: sites })
          .from(siteDomains)
          .innerJoin(sites, eq(sites.id, siteDomains.siteId))
          .where(eq(siteDomains.host, name))
      : await platform.select({ site: sites }).from(sites).where(eq(sites.key, key))
  return rows[0] ? asSite(services, rows[0].site) : undefined
}

async function findSite(services: Pick<Services, 'database' | 'config'>, condition: SQL): Promise<Site | undefined> {
  const [row] = await services.database.platform.select().from(sites).where(condition)
  return row ? asSite(services, row) : undefined
}

async function asSite(services: Pick<Services, 'database' | 'config'>, row: typeof sites.$inferSelect): Promise<Site> {
  const [domain] = await services.database.platform
    .select()
    .from(siteDomains)
    .where(eq(siteDomains.siteId, row.id))
    .orderBy(asc(siteDomains.createdAt))
    .limit(1)
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    kind: row.kind,
    origin: domain ? originOf(services.config, domain.host) : siteOrigin(services.config, row.key),
    settings: siteSettings.parse(row.settings),
  }
}

/** Address of a site under the platform's own host. */
export function siteOrigin(config: Services['config'], key: string): string {
  return originOf(config, key === '' ? config.platformHost : `${key}.${config.platformHost}`)
}

/** Plain HTTP with the port on this machine; HTTPS everywhere else, where a proxy ends it. */
function originOf({ port, platformHost }: Services['config'], host: string): string {
  return /(^|\.)localhost$/.test(platformHost) ? `http://${host}:${port}` : `https://${host}`
}
