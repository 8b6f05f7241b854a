import { asc, eq, exists, inArray, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Category } from '../../../../shared/selling/catalog.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { media } from '../../media/index.ts'
import { categories, categoryPaths, productCategories, products } from './catalog.tables.ts'

/** Every category of the site, in the order that the owner gave them. */
export async function listCategories(ctx: Ctx): Promise<Category[]> {
  const rows = await ctx.db
    .select({ category: categories, alt: media.alt })
    .from(categories)
    .leftJoin(media, onSite(categories, media, eq(media.id, categories.mediaId)))
    .where(inSite(ctx, categories))
    .orderBy(asc(categories.position), asc(categories.title), asc(categories.id))
  return inTreeOrder(
    rows.map(({ category: { id, title, path, description, parentId, mediaId }, alt }) => ({
      _id: id,
      title,
      path,
      description,
      parentId,
      image: mediaId === null ? null : { id: mediaId, alt: alt ?? '' },
    })),
  )
}

/** Each category is followed by those below it; siblings stay in their order. */
export function inTreeOrder<T extends { _id: string; parentId: string | null }>(rows: T[]): T[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const walk = (parentId: string | null): T[] => (below.get(parentId) ?? []).flatMap((row) => [row, ...walk(row._id)])
  return walk(null)
}

type FoundCategory = { category: Category; ancestors: Category[]; children: Category[] }

/**
 * A category with its ancestors, outermost first, and its direct children.
 * @param all every category of the site: its tree is small enough to read whole
 */
export function categoryAt(all: Category[], path: string): FoundCategory | undefined {
  const category = all.find((candidate) => candidate.path === path)
  if (!category) return undefined
  const byId = new Map(all.map((candidate) => [candidate._id, candidate]))
  const ancestors: Category[] = []
  let parent = byId.get(category.parentId ?? '')
  while (parent && !ancestors.includes(parent)) {
    ancestors.unshift(parent)
    parent = byId.get(parent.parentId ?? '')
  }
  return { category, ancestors, children: all.filter((candidate) => candidate.parentId === category._id) }
}

/**
 * Products in the categories at these paths (or at another one since), or in any category below them. The tree is read once into an array: the
 * planner then walks the list's own index and asks for each product, instead of collecting all products first.
 */
export function inCategories(ctx: Ctx, paths: (string | Placeholder)[]): SQL {
  const moved = ctx.db
    .select({ id: categoryPaths.categoryId })
    .from(categoryPaths)
    .where(inSite(ctx, categoryPaths, inArray(categoryPaths.path, paths)))
  return inTrees(ctx, or(inArray(categories.path, paths), inArray(categories.id, moved)))
}

/** The same for the categories that meet a condition. */
export function inTrees(ctx: Ctx, roots: SQL | undefined): SQL {
  const inTree = sql`${productCategories.categoryId} = any(array(
    with recursive tree as (
      select ${categories.id} from ${categories} where ${inSite(ctx, categories, roots)}
      union
      select ${categories.id} from ${categories} join tree on ${categories.parentId} = tree.id
      where ${inSite(ctx, categories)}
    ) select id from tree))`
  const rows = ctx.db
    .select({ one: sql`1` })
    .from(productCategories)
    .where(inSite(ctx, productCategories, eq(productCategories.productId, products.id), inTree))
  return exists(rows)
}
