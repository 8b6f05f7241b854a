import { and, count, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Ctx, cached } from '../../../platform/context.ts'
import { plannedOnce } from '../../../platform/statements.ts'
import { inSite } from '../../../platform/table.ts'
import { products, published } from '../products/index.ts'
import { pricesTag, productsTag } from '../tags.ts'

/** The columns that lists are put in order by, of the table or of a part of it. */
export type SortColumns = Record<'id' | 'path' | 'name' | 'price' | 'createdAt', SQLWrapper>

/** Which products a page of a list shows, and how many the whole list has. */
export type FoundPage = { ids: string[]; total: number }

export type Selection = {
  where: SQL | undefined
  /** What a text asks for, apart from the other conditions. */
  text: SQL | undefined
  order: (row: SortColumns) => SQL[]
  page: number
  size: number
}

/** Above it, going through the products in their order meets a page of them sooner than all of them are put in order. */
const mostCollected = 1_000

/**
 * One page and the total. PostgreSQL cannot tell a rare word from a common one while it plans, and would look
 * for a rare one through the whole catalogue; so with a text it is found out first how many there are.
 */
export async function selectPage(ctx: Ctx, { where, text, order, page, size }: Selection): Promise<FoundPage> {
  const all = and(published, where, text)
  const counting = countItems(ctx, all)
  if (text !== undefined && (await counting) === 0) return { ids: [], total: 0 }
  const few = text !== undefined && (await counting) <= mostCollected
  const list = { where: all, order, limit: size, offset: page * size, few }
  const [ids, total] = await Promise.all([selectIds(ctx, list), counting])
  return { ids, total }
}

/** The first page, not counted. */
export function selectFirst(
  ctx: Ctx,
  { where, order, size }: Pick<Selection, 'where' | 'order' | 'size'>,
): Promise<string[]> {
  // Neither a category nor chosen paths tell PostgreSQL anything before it has looked them up.
  const scope = { ...ctx, db: plannedOnce(ctx.db) }
  return selectIds(scope, { where: and(published, where), order, limit: size, offset: 0, few: false })
}

type ItemList = {
  where: SQL | undefined
  order: (row: SortColumns) => SQL[]
  limit: number
  offset: number
  /** Known to be so few that all are collected, by whatever index finds them, before they are put in order. */
  few: boolean
}

/** The products of one page of a list: filtered, sorted and limited on `products` alone, where the indexes are. */
async function selectIds(ctx: Ctx, { where, order, limit, offset, few }: ItemList): Promise<string[]> {
  const found = few ? collected(ctx, where) : products
  const rows = await ctx.db
    .select({ id: found.id })
    .from(found)
    .where(few ? undefined : inSite(ctx, products, where))
    .orderBy(...order(found))
    .limit(inlined(limit))
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** An offset keeps PostgreSQL from going through the index of the list's order here: it collects by the conditions alone. */
function collected(ctx: Ctx, where: SQL | undefined) {
  return ctx.db
    .select({
      id: products.id,
      path: products.path,
      name: products.name,
      price: products.price,
      createdAt: products.createdAt,
    })
    .from(products)
    .where(inSite(ctx, products, where))
    .offset(inlined(0))
    .as('collected')
}

/**
 * Written into the statement, which is then another one for each size of page. As a parameter PostgreSQL would not know
 * it while it plans, take the shared plan for dear, and plan each call from scratch: half of the statement's time.
 */
function inlined(size: number): number {
  return sql.raw(String(Math.trunc(size))) as unknown as number
}

/** How many there are. To count 100,000 takes ten milliseconds and more, so it is done once until they change. */
async function countItems(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const counting = ctx.db
    .select({ count: count() })
    .from(products)
    .where(inSite(ctx, products, where))
    .prepare('count')
  const { sql: text, params } = counting.getQuery()
  const tags = new Set([productsTag, ...(/"(price|mrp|in_stock)"/.test(text) ? [pricesTag] : [])])
  const { value } = await cached(ctx, `${text} ${JSON.stringify(params)}`, async () => {
    const [row] = await counting.execute()
    return { value: row?.count ?? 0, tags }
  })
  return value
}
