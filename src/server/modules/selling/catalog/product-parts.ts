import { eq, inArray } from 'drizzle-orm'
import type { CheckedProduct } from '../../../../shared/selling/catalogue-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { holdMedia } from '../../media/index.ts'
import { brands, categories, productCategories, productMedia } from './catalog.tables.ts'

type Parts = Pick<CheckedProduct, 'brandId' | 'categoryIds' | 'media'>

/** A product's id and what it refers to. */
export type WithParts = Pick<Parts, 'categoryIds' | 'media'> & { id: string }

/**
 * What products refer to must be there, and stays there until the transaction ends.
 * @throws Refusal `brand.notFound`, `category.gone`, `media.notFound`
 */
export async function requireParts(ctx: Ctx, ...given: Parts[]): Promise<void> {
  const brandIds = await holdBrands(
    ctx,
    given.flatMap(({ brandId }) => brandId ?? []),
  )
  const known = await holdCategories(
    ctx,
    given.flatMap(({ categoryIds }) => categoryIds),
  )
  const pictures = new Set(
    await holdMedia(
      ctx,
      given.flatMap(({ media }) => media.map(({ id }) => id)),
    ),
  )
  for (const { brandId, categoryIds, media } of given) {
    if (brandId !== null && !brandIds.has(brandId)) throw refusal('brand.notFound', { field: 'brandId' })
    if (categoryIds.some((id) => !known.has(id))) throw refusal('category.gone', { field: 'categoryIds' })
    const missing = media.findIndex(({ id }) => !pictures.has(id))
    if (missing >= 0) throw refusal('media.notFound', { field: `media.${missing}.id` })
  }
}

async function holdBrands(ctx: Ctx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await ctx.db
    .select({ id: brands.id })
    .from(brands)
    .where(inSite(ctx, brands, inArray(brands.id, ids)))
    .orderBy(brands.id)
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

async function holdCategories(ctx: Ctx, ids: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ id: categories.id })
    .from(categories)
    .where(inSite(ctx, categories, inArray(categories.id, ids)))
    .orderBy(categories.id)
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Puts products that are in none yet into their categories; the first is a product's main one. */
export async function insertCategories(ctx: Ctx, products: WithParts[]): Promise<void> {
  await ctx.db
    .insert(productCategories)
    .values(
      products.flatMap(({ id: productId, categoryIds }) =>
        categoryIds.map((categoryId, position) => ({ categoryId, productId, position })),
      ),
    )
}

/** Gives products that have none yet their pictures; the first is a product's cover. */
export async function insertPictures(ctx: Ctx, products: WithParts[]): Promise<void> {
  const rows = products.flatMap(({ id: productId, media }) =>
    media.map(({ id: mediaId, alt }, position) => ({ productId, mediaId, alt, position })),
  )
  if (rows.length > 0) await ctx.db.insert(productMedia).values(rows)
}

/** Puts a product into these categories alone. */
export async function putIntoCategories(ctx: Ctx, product: WithParts): Promise<void> {
  const mine = inSite(ctx, productCategories, eq(productCategories.productId, product.id))
  await ctx.db.delete(productCategories).where(mine)
  await insertCategories(ctx, [product])
}

/** Gives a product these pictures alone. */
export async function putPictures(ctx: Ctx, product: WithParts): Promise<void> {
  await ctx.db.delete(productMedia).where(inSite(ctx, productMedia, eq(productMedia.productId, product.id)))
  await insertPictures(ctx, [product])
}
