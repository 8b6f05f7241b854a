import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { StockMove } from '../../../../shared/selling/catalogue/stock-history.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type PageQuery, pageOf } from '../../../platform/lists.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { stockMoves, variants } from '../stock/index.ts'
import { orders } from './orders.tables.ts'

/** Stock changes of a product, newest first, archived variants included. */
export async function listStockMoves(
  ctx: Ctx,
  productId: string,
  page: PageQuery,
): Promise<{ data: StockMove[]; total: number }> {
  const where = inSite(ctx, stockMoves, eq(variants.productId, productId))
  const { rows, total } = await pageOf(page, selectMoves(ctx, where), countMoves(ctx, where))
  return {
    data: rows.map(({ order, createdAt, ...row }) => ({
      ...row,
      order: order?._id ? order : null,
      created: createdAt.toISOString(),
    })),
    total,
  }
}

function selectMoves(ctx: Ctx, where: SQL | undefined) {
  const { id, quantity, reason, createdAt, variantId } = stockMoves
  return ctx.db
    .select({
      _id: id,
      variant: { sku: variants.sku, options: variants.options },
      quantity,
      left: sql<number>`(sum(${quantity}) over (partition by ${variantId} order by ${createdAt}, ${id}))::int`,
      reason,
      order: { _id: orders.id, number: orders.number },
      createdAt,
    })
    .from(stockMoves)
    .innerJoin(variants, onSite(stockMoves, variants, eq(variants.id, variantId)))
    .leftJoin(orders, onSite(stockMoves, orders, eq(orders.id, stockMoves.orderId)))
    .where(where)
    .orderBy(desc(createdAt), desc(id))
}

async function countMoves(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(stockMoves)
    .innerJoin(variants, onSite(stockMoves, variants, eq(variants.id, stockMoves.variantId)))
    .where(where)
  return row?.count ?? 0
}
