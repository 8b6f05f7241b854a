import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { StarCounts } from '../../../../shared/selling/opinions/rating.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { inSite } from '../../../platform/table.ts'
import { productRatings as ratings } from './ratings.tables.ts'

const { ones, twos, threes, fours, fives } = ratings
const counts = sql<StarCounts>`jsonb_build_array(${ones}, ${twos}, ${threes}, ${fours}, ${fives})`

/** Lateral subquery with the star counts of the current product; null if it has no reviews. */
export function ratingsOf(scope: SiteScope, productId: SQLWrapper) {
  return scope.db
    .select({ counts: sql<StarCounts | null>`${counts}`.as('star_counts') })
    .from(ratings)
    .where(inSite(scope, ratings, sql`${ratings.productId} = ${productId}`))
    .as('rated')
}

const count = sql`(${ones} + ${twos} + ${threes} + ${fours} + ${fives})`
const sum = sql`(${ones} + 2 * ${twos} + 3 * ${threes} + 4 * ${fours} + 5 * ${fives})`

/**
 * A product's rank among rated ones, in thousandths of a star; 0 without reviews. It is the average with three more reviews of
 * three stars each, so that one review of five stars does not stand above a hundred that average 4.8 (B287).
 */
export function rankOf(scope: SiteScope, productId: SQLWrapper): SQL<number> {
  const ofProduct = inSite(scope, ratings, sql`${ratings.productId} = ${productId}`, sql`${count} > 0`)
  return sql`coalesce((select round(1000.0 * (${sum} + 9) / (${count} + 3)) from ${ratings} where ${ofProduct}), 0)`
}

/** True for products whose average, rounded as it is shown (`ratingOf`), has at least so many stars. */
export function isRatedAtLeast(scope: SiteScope, productId: SQLWrapper, stars: number): SQL {
  const isEnough = sql`${count} > 0 and 20 * ${sum} + ${count} >= 20 * ${sql.param(stars)}::integer * ${count}`
  return sql`exists (select from ${ratings}
    where ${inSite(scope, ratings, sql`${ratings.productId} = ${productId}`, isEnough)})`
}

export async function findCounts(ctx: Ctx, productId: string): Promise<StarCounts> {
  const [row] = await ctx.db
    .select({ counts })
    .from(ratings)
    .where(inSite(ctx, ratings, sql`${ratings.productId} = ${productId}`))
  return row?.counts ?? [0, 0, 0, 0, 0]
}

/**
 * Recounts products' reviews, in the transaction that changed one. Locks the rows first, in a statement of its own: the count
 * that follows sees everything committed before, so that concurrent recounts miss nothing.
 * @param counted the reviews that count, as rows of `product_id` and `stars`
 */
export async function recount(ctx: Ctx, productIds: string[], counted: SQL): Promise<void> {
  const ids = [...new Set(productIds)].sort()
  if (ids.length === 0) return
  await ctx.db
    .insert(ratings)
    .values(ids.map((productId) => ({ productId })))
    .onConflictDoNothing()
  await ctx.db
    .select({ productId: ratings.productId })
    .from(ratings)
    .where(inSite(ctx, ratings, inArray(ratings.productId, ids)))
    .orderBy(ratings.productId)
    .for('update')
  const having = (stars: number) =>
    sql`(select count(*)::int from (${counted}) counted where counted.product_id = ${ratings.productId} and counted.stars = ${stars})`
  await ctx.db
    .update(ratings)
    .set({ ones: having(1), twos: having(2), threes: having(3), fours: having(4), fives: having(5) })
    .where(inSite(ctx, ratings, inArray(ratings.productId, ids)))
}
