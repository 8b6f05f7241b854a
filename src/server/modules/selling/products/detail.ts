import { asc, eq, sql } from 'drizzle-orm'
import type { ShownPicture } from '../../../../shared/content/picture-shapes.ts'
import { pick } from '../../../../shared/fields.ts'
import { type ProductDetail, publicFields } from '../../../../shared/selling/products.ts'
import { type EditableProduct, productFields } from '../../../../shared/selling/products-admin.ts'
import type { Variant } from '../../../../shared/selling/variants.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sharedStatement } from '../../../platform/statements.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { media, shownPicture } from '../../content/media/index.ts'
import { brands } from '../brands/index.ts'
import { allCategories, categoriesOf } from '../categories/index.ts'
import { offeredVariants, variantsOf } from '../stock/index.ts'
import { picturesOfProduct } from './list-items.ts'
import { notDeleted, ownColumns, productMedia, products, publicColumns, published } from './products.tables.ts'

const { id, price, mrp, inStock } = products

/** In one statement: each on its own would cost the page more than what it reads. */
const productAtPath = sharedStatement(
  (scope) => {
    const pictures = picturesOfProduct(scope, id)
    const all = allCategories(scope, id)
    const offered = offeredVariants(scope, id)
    return scope.db
      .select({
        product: { id, price, mrp, inStock, ...publicColumns },
        brand: brands.name,
        ...{ media: pictures.media, inCategories: all.categories, choices: offered.variants },
      })
      .from(products)
      .leftJoin(brands, onSite(products, brands, eq(brands.id, products.brandId)))
      .leftJoinLateral(pictures, sql`true`)
      .leftJoinLateral(all, sql`true`)
      .leftJoinLateral(offered, sql`true`)
      .where(inSite(scope, products, published, eq(products.path, sql.placeholder('path'))))
      .prepare('product')
  },
  { plannedOnce: true },
)

/** A published product with all that its page shows. */
export async function findProductByPath(ctx: Ctx, path: string): Promise<ProductDetail | undefined> {
  const [row] = await productAtPath(ctx, { path })
  if (!row) return undefined
  const { product, brand } = row
  const media = row.media ?? []
  const inCategories = row.inCategories ?? []
  const choices = row.choices ?? []
  return {
    _id: product.id,
    ...pick(publicFields, product),
    brand,
    price: product.price,
    mrp: product.mrp,
    currency: ctx.site.settings.currency,
    category: inCategories[0] ?? null,
    basicDetails: { media },
    inStock: product.inStock,
    priceVaries: choices.some((choice) => choice.price !== choices[0]?.price),
    productVariantId: cheapestInStock(choices)?._id ?? null,
    variantCount: choices.length,
    variants: choices,
    categories: inCategories,
  }
}

/** The first of equals, as in lists. */
function cheapestInStock(choices: Variant[]): Variant | undefined {
  const [first, ...others] = choices.filter((choice) => choice.stock > 0)
  return first && others.reduce((best, choice) => (choice.price < best.price ? choice : best), first)
}

const ofProduct = sharedStatement((scope) =>
  scope.db
    .select({ picture: shownPicture(productMedia.alt) })
    .from(productMedia)
    .innerJoin(media, onSite(productMedia, media, eq(media.id, productMedia.mediaId)))
    .where(inSite(scope, productMedia, eq(productMedia.productId, sql.placeholder('productId'))))
    .orderBy(asc(productMedia.position))
    .prepare('of_product'),
)

async function picturesOf(ctx: Ctx, productId: string): Promise<ShownPicture[]> {
  const rows = await ofProduct(ctx, { productId })
  return rows.map(({ picture }) => picture)
}

/** @throws Refusal `product.gone` */
export async function readForEditing(ctx: Ctx, id: string): Promise<EditableProduct> {
  const { revision, createdAt, changedAt } = products
  const [row] = await ctx.db
    .select({ ...ownColumns, revision, createdAt, changedAt })
    .from(products)
    .where(inSite(ctx, products, notDeleted, eq(products.id, id)))
  if (!row) throw refusal('product.gone')
  const [inCategories, media, choices] = await Promise.all([
    categoriesOf(ctx, id),
    picturesOf(ctx, id),
    variantsOf(ctx, id),
  ])
  return {
    _id: id,
    ...pick(productFields, row),
    categoryIds: inCategories.map(({ _id }) => _id),
    variants: choices,
    media,
    revision: row.revision,
    currency: ctx.site.settings.currency,
    created: row.createdAt.toISOString(),
    changed: row.changedAt.toISOString(),
  }
}
