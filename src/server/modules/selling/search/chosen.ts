import { inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { productPaths, products } from '../products/index.ts'
import type { SortColumns } from './search.store.ts'

/** Products with these current or former paths. */
export function atPaths(ctx: Ctx, paths: string[]): SQL | undefined {
  const moved = ctx.db
    .select({ id: productPaths.productId })
    .from(productPaths)
    .where(inSite(ctx, productPaths, inArray(productPaths.path, paths)))
  return or(inArray(products.path, paths), inArray(products.id, moved))
}

/** A product's position among the chosen paths, by its current or a former path. */
export function asChosen(ctx: Ctx, paths: string[], row: Pick<SortColumns, 'id' | 'path'>): SQL {
  const place = (path: SQLWrapper) => sql`array_position(${sql.param(paths)}::text[], ${path})`
  const before = sql`select min(${place(productPaths.path)}) from ${productPaths}
    where ${inSite(ctx, productPaths, sql`${productPaths.productId} = ${row.id}`)}`
  return sql`coalesce(${place(row.path)}, (${before}))`
}
