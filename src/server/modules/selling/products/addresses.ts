import { and } from 'drizzle-orm'
import { anyOf } from '../../../platform/any-of.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { notDeleted, products } from './products.tables.ts'

const { id, path } = products

/** Ids of the products at these addresses, by address; those that no product has are omitted. */
export async function idsAtPaths(ctx: Ctx, paths: string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id, path })
    .from(products)
    .where(inSite(ctx, products, and(notDeleted, anyOf(path, paths))))
  return new Map(rows.map(({ id, path }) => [path, id]))
}

/** Addresses of products, by id; deleted and unknown ones are omitted. */
export async function pathsOfProducts(ctx: Ctx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id, path })
    .from(products)
    .where(inSite(ctx, products, and(notDeleted, anyOf(id, ids))))
  return new Map(rows.map(({ id, path }) => [id, path]))
}
