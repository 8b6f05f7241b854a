import { asc, eq, exists, inArray, or, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CategoryRef } from '../../../../shared/selling/catalogue/categories.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { insertRows } from '../../../platform/insert-rows.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, jsonOf, onSite } from '../../../platform/table.ts'
import { categories, categoryPaths, productCategories } from './categories.tables.ts'

/**
 * Checks that the categories exist and locks them until the transaction ends.
 * @throws Refusal `category.gone` naming `categoryIds`
 */
export async function requireCategories(ctx: Ctx, ids: string[]): Promise<void> {
  if ((await existingCategories(ctx, ids)).length < ids.length) throw refusal('category.gone', { field: 'categoryIds' })
}

/**
 * Ids of the categories at these paths, in their order.
 * @throws Refusal `category.notFound` naming the field and the path
 */
export async function categoryIdsAt(ctx: Ctx, paths: string[], field: string): Promise<string[]> {
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

/** Replaces a product's categories; the first is its main one. */
export async function putIntoCategories(ctx: Ctx, productId: string, categoryIds: string[]): Promise<void> {
  await ctx.db
    .delete(productCategories)
    .where(inSite(ctx, productCategories, eq(productCategories.productId, productId)))
  await insertMemberships(ctx, [{ productId, categoryIds }])
}

/** Like `putIntoCategories`, for products without categories. */
export async function insertMemberships(
  ctx: Ctx,
  given: { productId: string; categoryIds: string[] }[],
): Promise<void> {
  const rows = given.flatMap(({ productId, categoryIds }) =>
    categoryIds.map((categoryId, position) => ({ categoryId, productId, position })),
  )
  if (rows.length > 0) await ctx.db.execute(insertRows(productCategories, rows))
}

/** Category ids by product, the main category first. */
export async function categoriesOfMany(ctx: Ctx, productIds: string[]): Promise<Map<string, string[]>> {
  const { productId, categoryId, position } = productCategories
  const rows = await ctx.db
    .select({ productId, categoryId })
    .from(productCategories)
    .innerJoin(categories, onSite(productCategories, categories, eq(categories.id, categoryId)))
    .where(inSite(ctx, productCategories, inArray(productId, productIds)))
    .orderBy(asc(position), asc(sql`plain_text(${categories.title})`))
  return new Map(
    [...Map.groupBy(rows, ({ productId }) => productId)].map(([id, own]) => [
      id,
      own.map(({ categoryId }) => categoryId),
    ]),
  )
}

/** The existing ones of these categories, in the same order, locked until the transaction ends. */
export async function existingCategories(ctx: Ctx, ids: string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: categories.id })
    .from(categories)
    .where(inSite(ctx, categories, inArray(categories.id, ids)))
    .orderBy(categories.id)
    .for('key share')
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

export async function takeOutOfCategories(ctx: Ctx, productIds: string[]): Promise<void> {
  await ctx.db
    .delete(productCategories)
    .where(inSite(ctx, productCategories, inArray(productCategories.productId, productIds)))
}

/** Lateral subquery with all categories of the current product; null if it has none. */
export function allCategories(scope: SiteScope, productId: SQLWrapper) {
  const category = jsonOf({ _id: categories.id, title: categories.title, path: categories.path })
  return scope.db
    .select({
      categories: sql<
        CategoryRef[] | null
      >`jsonb_agg(${category} order by ${productCategories.position}, plain_text(${categories.title}))`.as(
        'categories',
      ),
    })
    .from(productCategories)
    .innerJoin(categories, onSite(productCategories, categories, eq(categories.id, productCategories.categoryId)))
    .where(inSite(scope, productCategories, sql`${productCategories.productId} = ${productId}`))
    .as('all_categories')
}

/** Ids of the current product's categories; null if it has none. */
export function categoryIdsOf(scope: SiteScope, productId: SQLWrapper): SQL<string[] | null> {
  const own = sql`${productCategories.productId} = ${productId}`
  return sql<string[] | null>`(select jsonb_agg(${productCategories.categoryId}) from ${productCategories}
    where ${inSite(scope, productCategories, own)})`
}

/** Lateral subquery with the main category of the current product. */
export function mainCategory(scope: SiteScope, productId: SQLWrapper) {
  return scope.db
    .select({ id: categories.id, title: categories.title, path: categories.path })
    .from(productCategories)
    .innerJoin(categories, onSite(productCategories, categories, eq(categories.id, productCategories.categoryId)))
    .where(inSite(scope, productCategories, sql`${productCategories.productId} = ${productId}`))
    .orderBy(asc(productCategories.position))
    .limit(1)
    .as('main')
}

/** The size guide of the current product's main category, or of its nearest ancestor that has one. */
export function guideOfMainCategory({ site }: SiteScope, productId: SQLWrapper): SQL<string | null> {
  return sql`(with recursive above (parent_id, guide_id, steps) as (
      select c.parent_id, c.size_guide_id, 0 from product_categories m
      join categories c on c.site_id = m.site_id and c.id = m.category_id
      where m.site_id = ${site.id} and m.product_id = ${productId} and m.position = 0
      union all
      select c.parent_id, c.size_guide_id, above.steps + 1 from above
      join categories c on c.site_id = ${site.id} and c.id = above.parent_id
      where above.guide_id is null
    ) select guide_id from above where guide_id is not null order by steps limit 1)`
}

/** True for products in the categories at these current or former paths, descendants included. */
export function inCategoriesAt(scope: SiteScope, productId: SQLWrapper, paths: (string | Placeholder)[]): SQL {
  const moved = scope.db
    .select({ id: categoryPaths.categoryId })
    .from(categoryPaths)
    .where(inSite(scope, categoryPaths, inArray(categoryPaths.path, paths)))
  return inTrees(scope, productId, or(inArray(categories.path, paths), inArray(categories.id, moved)))
}

/** True for products in this category or its descendants. */
export function inCategoryWithId(scope: SiteScope, productId: SQLWrapper, id: string): SQL {
  return inTrees(scope, productId, eq(categories.id, id))
}

/**
 * The tree is read once into an array: the planner then walks the list's own index and probes each product, instead of collecting
 * all products first.
 */
function inTrees(scope: SiteScope, productId: SQLWrapper, roots: SQL | undefined): SQL {
  const inTree = sql`${productCategories.categoryId} = any(array(
    with recursive tree as (
      select ${categories.id} from ${categories} where ${inSite(scope, categories, roots)}
      union
      select ${categories.id} from ${categories} join tree on ${categories.parentId} = tree.id
      where ${inSite(scope, categories)}
    ) select id from tree))`
  const rows = scope.db
    .select({ one: sql`1` })
    .from(productCategories)
    .where(inSite(scope, productCategories, sql`${productCategories.productId} = ${productId}`, inTree))
  return exists(rows)
}
