import { asc, desc, gte, inArray, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { hasWords, likeness, products, published } from '../products/index.ts'

const mostCompared = 10_000
const mostAlike = 200
/** Tried on names of the starters: one wrong, missing or doubled letter in a word of five stays above it. */
const leastLikeness = 0.45

/** What was found for whom. A page asks for its list and for what the list can be narrowed by: names are compared once. */
const alikeOf = new WeakMap<Ctx, Map<string, Promise<string[]>>>()

function findAlikeOnce(ctx: Ctx, text: string): Promise<string[]> {
  const known = alikeOf.get(ctx) ?? new Map<string, Promise<string[]>>()
  alikeOf.set(ctx, known)
  const finding = known.get(text) ?? findAlike(ctx, text)
  known.set(text, finding)
  return finding
}

/**
 * Products whose name looks like the text, at most 200. Every name has to be compared, about 10 µs each, so only the
 * newest are.
 */
async function findAlike(ctx: Ctx, text: string): Promise<string[]> {
  const newest = ctx.db
    .select({ id: products.id, likeness: likeness(text).as('likeness') })
    .from(products)
    .where(inSite(ctx, products, published))
    .orderBy(desc(products.createdAt), asc(products.id))
    .limit(mostCompared)
    .as('newest')
  const rows = await ctx.db
    .select({ id: newest.id })
    .from(newest)
    .where(gte(newest.likeness, leastLikeness))
    .orderBy(desc(newest.likeness), asc(newest.id))
    .limit(mostAlike)
  return rows.map(({ id }) => id)
}

/** Finds by words first; when nothing has them, by likeness, which forgives typing errors. */
export async function searchByText<T extends { total: number }>(
  ctx: Ctx,
  text: string | undefined,
  find: (condition: SQL | undefined) => Promise<T>,
): Promise<T> {
  if (!text?.trim()) return find(undefined)
  const exact = await find(hasWords(text))
  return exact.total > 0 ? exact : find(inArray(products.id, await findAlikeOnce(ctx, text)))
}
