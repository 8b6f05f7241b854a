import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { OperatedList, OperatedSite, SiteMember } from '../../../../shared/sites/operator.ts'
import { type Ctx, forOtherSite, type Site } from '../../../platform/context.ts'
import { contains, pageFrom } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { findSites, sites } from '../../ground/directory/index.ts'
import { accountsWithStep, sitesServedBy } from '../../people/identity/index.ts'

/**
 * Requires an owner of the platform, on its own host. On other sites these calls answer 404.
 * @throws Refusal `request.notFound`, `access.forbidden`
 */
export function requireOperator({ site, actor }: Ctx): void {
  if (site.kind !== 'platform') throw refusal('request.notFound')
  if (actor.kind !== 'user' || actor.userType !== 'ADMIN') throw refusal('access.forbidden')
}

/** A page of the matching sites with their usage, without the platform itself. */
export async function listOperatedSites(
  ctx: Ctx,
  list: OperatedList,
): Promise<{ data: OperatedSite[]; total: number; next: string | null; previous: string | null }> {
  requireOperator(ctx)
  const matches = await matching(ctx, list)
  const { key, asKey, told } = sorts[list.sort]
  const [{ rows, next, previous }, total] = await Promise.all([
    pageFrom(list, { key, asKey, id: sites.id }, ({ where, orderBy, most }) =>
      ctx.db
        .select({ id: sites.id, key: told })
        .from(sites)
        .where(and(matches, where))
        .orderBy(...orderBy)
        .limit(most),
    ),
    ctx.db.$count(sites, matches),
  ])
  const ids = rows.map(({ id }) => id)
  const found = await findSites(ctx, ids)
  const listed = ids.flatMap((id) => found.find((site) => site.id === id) ?? [])
  return { data: await Promise.all(listed.map((site) => tellOf(ctx, site))), total, next, previous }
}

const plainName = sql<string>`plain_text(${sites.name})`

/** Values that the list can be sorted by; `told` is the value of a row that its cursor holds. */
const sorts = {
  name: { key: plainName, told: plainName, asKey: (key: string) => sql`${key}` },
  created: {
    key: sites.createdAt,
    told: sql<string>`to_char(${sites.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    asKey: (key: string) => sql`${key}::timestamptz`,
  },
}

async function matching(ctx: Ctx, { q, state }: OperatedList) {
  const served = q ? await sitesServedBy(ctx, q) : []
  return and(
    eq(sites.kind, 'site'),
    state === 'open' ? isNull(sites.suspendedAt) : state === 'suspended' ? isNotNull(sites.suspendedAt) : undefined,
    q
      ? or(
          contains([sites.name, sites.key], q),
          sql`exists (select from site_domains d where d.site_id = ${sites.id} and ${contains([sql`d.host`], q)})`,
          inArray(sites.id, served),
        )
      : undefined,
  )
}

/** @throws Refusal `site.notFound` */
export async function findOperated(ctx: Ctx, id: string): Promise<Site> {
  requireOperator(ctx)
  const [site] = /^\d{1,9}$/.test(id) ? await findSites(ctx, [Number(id)]) : []
  if (site?.kind !== 'site') throw refusal('site.notFound')
  return site
}

/** @throws Refusal `site.notFound` */
export async function readOperatedSite(ctx: Ctx, id: string): Promise<OperatedSite & { people: SiteMember[] }> {
  const site = await findOperated(ctx, id)
  return { ...(await tellOf(ctx, site)), people: await membersOf(ctx, site) }
}

type Usage = OperatedSite['usage'] & { owners: string[] | null; created: Date; rate: number }

export function tellOf(ctx: Ctx, site: Site): Promise<OperatedSite> {
  const since = new Date(ctx.now().getTime() - 30 * 24 * 3_600_000).toISOString()
  return forOtherSite(ctx, site, async ({ db }) => {
    const own = sql`t.site_id = ${site.id}`
    const { rows } = await db.execute<Usage>(sql`select
      (select count(*)::int from products t where ${own} and t.deleted is null) as products,
      (select count(*)::int from orders t where ${own} and t.placed_at >= ${since}::timestamptz) as orders,
      (select coalesce(sum(t.bytes), 0)::float8 from media t where ${own}) as bytes,
      (select coalesce(sum(t.views), 0)::int from visit_hours t where ${own} and t.day >= ${since}::date) as views,
      (select array_agg(t.email order by t.created_at) from users t where ${own} and t.user_type = 'ADMIN') as owners,
      (select s.created_at from sites s where s.id = ${site.id}) as created,
      (select s.campaign_rate from sites s where s.id = ${site.id}) as rate`)
    const [row] = rows
    if (!row) throw new Error('a query without a table has a row')
    const { owners, created, rate, ...usage } = row
    const { id, key, name, origin, suspended } = site
    return {
      ...{ _id: String(id), key, name, origin, created: new Date(created).toISOString() },
      suspended: suspended ? { at: suspended.at.toISOString(), reason: suspended.reason } : null,
      owners: owners ?? [],
      campaignRate: rate,
      usage,
    }
  })
}

async function membersOf(ctx: Ctx, site: Site): Promise<SiteMember[]> {
  type Found = Omit<SiteMember, 'seen' | 'hasSecondStep'> & { seen: Date | null; account: string | null }
  const found = await forOtherSite(ctx, site, async ({ db }) => {
    const { rows } = await db.execute<Found>(sql`
      select t.email, trim(t.first_name || ' ' || t.last_name) as name, t.user_type as type, t.seen_at as seen,
        t.account_id as account
      from users t where t.site_id = ${site.id} and t.user_type in ('ADMIN', 'STAFF')
      order by t.user_type, t.created_at limit 200`)
    return rows
  })
  const secured = await accountsWithStep(
    ctx,
    found.flatMap(({ account }) => account ?? []),
  )
  return found.map(({ seen, account, ...member }) => ({
    ...member,
    seen: seen === null ? null : new Date(seen).toISOString(),
    hasSecondStep: account !== null && secured.has(account),
  }))
}
