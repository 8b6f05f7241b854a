import { and, eq, exists, gte, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import type { CampaignSegment } from '../../../../shared/content/campaigns-admin.ts'
import { midnightOf } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { subscribers } from '../../content/newsletter/index.ts'
import { users } from '../../people/identity/index.ts'
import { orders } from '../../selling/orders/index.ts'

/** Number of recipients if sending started now. */
export function countSegment(ctx: Ctx, segment: CampaignSegment): Promise<number> {
  return ctx.db.$count(subscribers, inSegment(ctx, segment))
}

/** Condition: confirmed subscribers in the segment. */
export function inSegment(ctx: Ctx, segment: CampaignSegment): SQL | undefined {
  return inSite(ctx, subscribers, eq(subscribers.status, 'SUBSCRIBED'), condition(ctx, segment))
}

function condition(ctx: Ctx, segment: CampaignSegment): SQL | undefined {
  switch (segment.who) {
    case 'all':
      return undefined
    case 'bought':
      return boughtSince(ctx, segment.since)
    case 'notBought':
      return not(boughtSince(ctx, segment.since))
    case 'city':
      return sql`lower(trim((${lastOrder(ctx)}))) = ${segment.city.toLowerCase()}`
    case 'language':
      return sql`coalesce(${subscribers.language}, ${ownLocale(ctx)}) = ${segment.language}`
  }
}

/** The site's main language, for subscribers without a known language. */
const ownLocale = ({ site }: Ctx) => site.language?.own ?? site.settings.locale

/** Placed orders that were not cancelled, returned or lapsed. */
const ofOwner = (ctx: Ctx) =>
  and(
    onSite(orders, users, eq(orders.userId, users.id)),
    inSite(ctx, orders, isNotNull(orders.placedAt)),
    sql`${orders.status} not in ('CANCELLED', 'RETURNED', 'LAPSED')`,
  )

/** Only verified addresses: others may belong to another person (B101). */
const isOwner = (ctx: Ctx) => inSite(ctx, users, eq(users.email, subscribers.email), isNotNull(users.provenAt))

/** @param day starts at midnight in the site's zone */
function boughtSince(ctx: Ctx, day: string): SQL {
  const since = new Date(midnightOf(day, ctx.site.settings.timeZone) ?? day)
  return exists(
    ctx.db
      .select({ one: sql`1` })
      .from(orders)
      .innerJoin(users, ofOwner(ctx))
      .where(and(isOwner(ctx), gte(orders.placedAt, since))),
  )
}

function lastOrder(ctx: Ctx) {
  return ctx.db
    .select({ city: sql`${orders.address} ->> 'city'` })
    .from(orders)
    .innerJoin(users, ofOwner(ctx))
    .where(isOwner(ctx))
    .orderBy(sql`${orders.placedAt} desc`)
    .limit(1)
}
