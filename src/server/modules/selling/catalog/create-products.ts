import type { CheckedProduct } from '../../../../shared/selling/catalogue-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { products } from './catalog.tables.ts'
import { keepProductPaths } from './moved-paths.ts'
import { insertCategories, insertPictures, requireParts } from './product-parts.ts'
import { refreshProducts } from './refresh-product.ts'
import { ownFields } from './save-product.ts'
import { insertVariants } from './save-variants.ts'
import { productsTag } from './tags.ts'

type Created = { id: string; variantIds: string[] }

/** The same for one product. */
export async function createProduct(ctx: Ctx, product: CheckedProduct): Promise<Created> {
  const [created] = await createProducts(ctx, [product])
  if (!created) throw new Error(`the product ${product.path} was not made`)
  return created
}

/**
 * Adds products with their variants, pictures and opening stock, as if one after the other: the last is the newest.
 * @returns their ids and those of their variants, in the order given
 * @throws Refusal `product.path`, `variant.sku`, `brand.notFound`, `category.gone`, `media.notFound`
 */
export function createProducts(ctx: Ctx, given: CheckedProduct[]): Promise<Created[]> {
  if (given.length === 0) return Promise.resolve([])
  return transaction(ctx, async (ctx) => {
    await requireParts(ctx, ...given)
    const ids = await insertProducts(ctx, given)
    await keepProductPaths(
      ctx,
      given.map(({ path }) => path),
    )
    const made = given.map((product, index) => ({ ...product, id: ids[index] ?? '' }))
    await insertCategories(ctx, made)
    await insertPictures(ctx, made)
    const idOf = await insertVariants(
      ctx,
      made.flatMap(({ id: productId, variants }) =>
        variants.map((variant, position) => ({ ...variant, productId, position })),
      ),
    )
    await refreshProducts(ctx, ids)
    await announce(ctx, productsTag)
    return made.map(({ id, variants }) => ({ id, variantIds: variants.map(({ sku }) => idOf.get(sku) ?? '') }))
  })
}

/** @returns their ids, in the order given */
async function insertProducts(ctx: Ctx, given: CheckedProduct[]): Promise<string[]> {
  const last = ctx.now()
  const rows = given.map((product, index) => ({
    ...ownFields(product),
    // Prices and stock follow from the variants, which come next.
    ...{ price: 0, mrp: 0, inStock: false, changedAt: last },
    // A millisecond apart: lists show the newest first.
    createdAt: new Date(last.getTime() - (given.length - 1 - index)),
  }))
  const added = await ctx.db
    .insert(products)
    .values(rows)
    .onConflictDoNothing({ target: [products.siteId, products.path] })
    .returning({ id: products.id, path: products.path })
  const byPath = new Map(added.map(({ id, path }) => [path, id]))
  const taken =
    given.find(({ path }) => !byPath.has(path)) ?? (added.length < given.length ? twiceIn(given) : undefined)
  if (taken) throw refusal('product.path', { field: 'path', path: taken.path })
  return given.map(({ path }) => byPath.get(path) ?? '')
}

function twiceIn(given: CheckedProduct[]): CheckedProduct | undefined {
  return given.find(({ path }, index) => given.findIndex((other) => other.path === path) < index)
}
