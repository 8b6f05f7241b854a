import { eq, inArray, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { productPaths, products } from '../products/index.ts'
import type { SortColumns } from './search.store.ts'

const present = alias(products, 'present')

/** Products with these current or former paths. At a path that one has now, it alone is found. */
export function atPaths(ctx: Ctx, paths: string[]): SQL | undefined {
  const there = ctx.db
    .select({ id: present.id })
    .from(present)
    .where(inSite(ctx, present, eq(present.path, productPaths.path), eq(present.status, 'PUBLISHED')))
  const moved = ctx.db
    .select({ id: productPaths.productId })
    .from(productPaths)
    .where(inSite(ctx, productPaths, inArray(productPaths.path, paths), notExists(there)))
  return or(inArray(products.path, paths), inArray(products.id, moved))
}

/** A product's position among the chosen paths, by its current or a former path. */
export function asChosen(ctx: Ctx, paths: string[], row: Pick<SortColumns, 'id' | 'path'>): SQL {
  const place = (path: SQLWrapper) => sql`array_position(${sql.param(paths)}::text[], ${path})`
  const before = sql`select min(${place(productPaths.path)}) from ${productPaths}
    where ${inSite(ctx, productPaths, sql`${productPaths.productId} = ${row.id}`)}`
  return sql`coalesce(${place(row.path)}, (${before}))`
}
