import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Category } from '../../../../shared/selling/catalogue/categories.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { media, shownPicture } from '../../content/media/index.ts'
import { translated } from '../../content/translations/index.ts'
import type { ListedPart } from '../../kind.ts'
import { shownFields } from '../custom-fields/index.ts'
import { categories, categoryPaths } from './categories.tables.ts'
import { mapCategory } from './category-texts.ts'

/** Every category of the site, in the owner's order. */
export async function listCategories(ctx: Ctx): Promise<Category[]> {
  const rows = await ctx.db
    .select({ category: categories, picture: shownPicture(media.alt) })
    .from(categories)
    .leftJoin(media, onSite(categories, media, eq(media.id, categories.mediaId)))
    .where(inSite(ctx, categories))
    .orderBy(asc(categories.position), asc(sql`plain_text(${categories.title})`), asc(categories.id))
  const shown = await shownFields(ctx)
  const read = rows.map(({ category: { id, title, path, description, parentId, mediaId, custom }, picture }) => ({
    _id: id,
    title,
    path,
    description,
    parentId,
    custom: shown('CATEGORY', custom),
    image: mediaId === null ? null : picture,
  }))
  return inTreeOrder(await translated(ctx, 'category', read, ({ _id }) => _id, mapCategory))
}

/** Puts each category before its descendants; siblings keep their order. */
export function inTreeOrder<T extends { _id: string; parentId: string | null }>(rows: T[]): T[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const walk = (parentId: string | null): T[] => (below.get(parentId) ?? []).flatMap((row) => [row, ...walk(row._id)])
  return walk(null)
}

type FoundCategory = { category: Category; ancestors: Category[]; children: Category[] }

/**
 * A category with its ancestors, outermost first, and its direct children.
 * @param all every category of the site: the tree is small enough to read whole
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

/** Category paths for the sitemap. */
export async function listCategoryPaths(ctx: Ctx, { from, most }: ListedPart): Promise<string[]> {
  const rows = await ctx.db
    .select({ path: categories.path })
    .from(categories)
    .where(inSite(ctx, categories))
    .orderBy(asc(categories.path))
    .limit(most)
    .offset(from)
  return rows.map(({ path }) => path)
}

export function countCategories(ctx: Ctx): Promise<number> {
  return ctx.db.$count(categories, inSite(ctx, categories))
}

/** The paths that a category has or had. */
export async function presentCategories(ctx: Ctx, paths: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ path: categories.path })
    .from(categories)
    .where(inSite(ctx, categories, inArray(categories.path, paths)))
    .union(
      ctx.db
        .select({ path: categoryPaths.path })
        .from(categoryPaths)
        .where(inSite(ctx, categoryPaths, inArray(categoryPaths.path, paths))),
    )
  return new Set(rows.map(({ path }) => path))
}
