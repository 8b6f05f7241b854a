import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { type BrandInput, brandInput } from '../../../../shared/selling/catalogue-admin.ts'
import { pathOf } from '../../../../shared/selling/catalogue-fields.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { invalid, refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { type NewCategory, newCategory, type Prices, prices } from './catalog.schema.ts'
import { brands, categories, products, variants } from './catalog.tables.ts'
import { createCategory } from './edit-categories.ts'
import { refreshProduct } from './refresh-product.ts'
import { touched } from './save-product.ts'
import { sold } from './sold.ts'
import { productsTag } from './tags.ts'

/** @throws Refusal `request.invalid` naming each field */
export function parsed<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const found = schema.safeParse(input)
  if (!found.success) throw invalid(found.error)
  return found.data
}

/** The brand of that name: a new one, or the one that is there. */
export function addBrand(ctx: Ctx, input: BrandInput): Promise<{ id: string; path: string }> {
  return transaction(ctx, async (ctx) => {
    const { name, path = pathOf(name) || 'brand' } = parsed(brandInput, input)
    const columns = { id: brands.id, path: brands.path }
    const target = [brands.siteId, brands.path]
    const [added] = await ctx.db
      .insert(brands)
      .values({ name, path })
      .onConflictDoNothing({ target })
      .returning(columns)
    if (added) {
      await announce(ctx, productsTag)
      return added
    }
    const [found] = await ctx.db
      .select(columns)
      .from(brands)
      .where(inSite(ctx, brands, eq(brands.path, path)))
    if (!found) throw new Error(`the brand ${path} went away while it was added`)
    return found
  })
}

/**
 * Adds a category as starters describe it: its parent by its path.
 * @throws Refusal `request.invalid`, `category.path` when it is taken, `category.notFound` for the parent
 */
export function addCategory(ctx: Ctx, input: NewCategory): Promise<{ id: string; path: string }> {
  return transaction(ctx, async (ctx) => {
    const { parent, ...category } = parsed(newCategory, input)
    const [parentId = null] = parent === undefined ? [] : await categoryIds(ctx, [parent], 'parent')
    return createCategory(ctx, { ...category, parentId })
  })
}

/**
 * Ids of the categories at these paths, in their order.
 * @throws Refusal `category.notFound` naming the field and the path
 */
export async function categoryIds(ctx: Ctx, paths: string[], field: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: categories.id, path: categories.path })
    .from(categories)
    .where(inSite(ctx, categories, inArray(categories.path, paths)))
  const byPath = new Map(rows.map(({ id, path }) => [path, id]))
  return paths.map((path) => {
    const id = byPath.get(path)
    if (!id) throw refusal('category.notFound', { field, path })
    return id
  })
}

/** @throws Refusal `variant.notFound`, `request.invalid` when the list price is below the price */
export function setPrice(ctx: Ctx, variantId: string, input: Prices): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const [changed] = await ctx.db
      .update(variants)
      .set(parsed(prices, input))
      .where(inSite(ctx, variants, sold, eq(variants.id, variantId)))
      .returning({ productId: variants.productId })
    if (!changed) throw refusal('variant.notFound', { field: 'variantId' })
    await ctx.db
      .update(products)
      .set(touched(ctx))
      .where(inSite(ctx, products, eq(products.id, changed.productId)))
    await refreshProduct(ctx, changed.productId)
  })
}
