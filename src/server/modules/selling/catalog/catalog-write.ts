import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { pathOf } from '../../../../shared/selling/catalogue-fields.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { invalid, refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { type NewCategory, newCategory, type Prices, prices } from './catalog.schema.ts'
import { brands, categories, products, variants } from './catalog.tables.ts'
import { type AddedCategory, createCategories } from './edit-categories.ts'
import { refreshProducts } from './refresh-product.ts'
import { touched } from './save-product.ts'
import { sold } from './sold.ts'
import { productsTag } from './tags.ts'

/** @throws Refusal `request.invalid` naming each field */
export function parsed<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const found = schema.safeParse(input)
  if (!found.success) throw invalid(found.error)
  return found.data
}

/** The brands of these names: new ones, or those that are there. @returns their ids by their names; no name is no brand */
export async function addBrands(ctx: Ctx, names: string[]): Promise<Map<string, string>> {
  const given = [...new Set(names)]
    .filter((name) => name !== '')
    .map((name) => ({ name, path: pathOf(name) || 'brand' }))
  if (given.length === 0) return new Map()
  const added = await ctx.db
    .insert(brands)
    .values(given)
    .onConflictDoNothing({ target: [brands.siteId, brands.path] })
    .returning({ id: brands.id })
  if (added.length > 0) await announce(ctx, productsTag)
  const paths = given.map(({ path }) => path)
  const rows = await ctx.db
    .select({ id: brands.id, path: brands.path })
    .from(brands)
    .where(inSite(ctx, brands, inArray(brands.path, paths)))
  const idAt = new Map(rows.map(({ id, path }) => [path, id]))
  return new Map(
    given.map(({ name, path }) => {
      const id = idAt.get(path)
      if (!id) throw new Error(`the brand ${path} went away while it was added`)
      return [name, id]
    }),
  )
}

/** The same for one category. */
export async function addCategory(ctx: Ctx, input: NewCategory): Promise<AddedCategory> {
  const [added] = await addCategories(ctx, [input])
  if (!added) throw new Error(`the category ${input.path} was not added`)
  return added
}

/**
 * Adds categories as starters describe them: a parent by its path, which may be that of another one of them.
 * @returns them, those without a parent among them first
 * @throws Refusal `request.invalid`, `category.path` when it is taken, `category.notFound` for a parent
 */
export function addCategories(ctx: Ctx, inputs: NewCategory[]): Promise<AddedCategory[]> {
  return transaction(ctx, async (ctx) => {
    return addLevels(
      ctx,
      inputs.map((input) => parsed(newCategory, input)),
    )
  })
}

/** Parents before what belongs to them. */
async function addLevels(ctx: Ctx, given: z.output<typeof newCategory>[]): Promise<AddedCategory[]> {
  const paths = new Set(given.map(({ path }) => path))
  const waits = ({ parent }: { parent?: string }) => parent !== undefined && paths.has(parent)
  const later = given.filter(waits)
  // Those that wait for one another are not parted: their parents are not there, and are refused.
  const now = later.length < given.length ? given.filter((category) => !waits(category)) : given
  const parents = [...new Set(now.flatMap(({ parent }) => parent ?? []))]
  const ids = parents.length > 0 ? await categoryIds(ctx, parents, 'parent') : []
  const idOf = new Map(parents.map((path, index) => [path, ids[index] ?? null]))
  const added = await createCategories(
    ctx,
    now.map(({ parent, ...category }) => ({
      ...category,
      parentId: parent === undefined ? null : (idOf.get(parent) ?? null),
    })),
  )
  return later.length < given.length && later.length > 0 ? [...added, ...(await addLevels(ctx, later))] : added
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
    await refreshProducts(ctx, [changed.productId])
  })
}
