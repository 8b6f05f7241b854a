import { eq, sql } from 'drizzle-orm'
import { pick } from '../../../../shared/fields.ts'
import { type ProductDetail, publicFields } from '../../../../shared/selling/products.ts'
import { type EditableProduct, productFields } from '../../../../shared/selling/products-admin.ts'
import type { Variant } from '../../../../shared/selling/variants.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sharedStatement } from '../../../platform/statements.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { brands } from '../brands/index.ts'
import { allCategories } from '../categories/index.ts'
import { offeredVariants } from '../stock/index.ts'
import { picturesOfProduct } from './list-items.ts'
import { notDeleted, ownColumns, products, publicColumns, published } from './products.tables.ts'

const { id, price, mrp, inStock } = products

/** Pictures, categories and variants of the product that a query is at, to be joined to it. */
function partsOf(scope: SiteScope) {
  return {
    pictures: picturesOfProduct(scope, id),
    all: allCategories(scope, id),
    offered: offeredVariants(scope, id),
  }
}

type Parts = ReturnType<typeof partsOf>

const partColumns = ({ pictures, all, offered }: Parts) => ({
  ...{ media: pictures.media, inCategories: all.categories, choices: offered.variants },
})

/** In one statement: each on its own would cost the page more than what it reads. */
const productAtPath = sharedStatement(
  (scope) => {
    const parts = partsOf(scope)
    return scope.db
      .select({ product: { id, price, mrp, inStock, ...publicColumns }, brand: brands.name, ...partColumns(parts) })
      .from(products)
      .leftJoin(brands, onSite(products, brands, eq(brands.id, products.brandId)))
      .leftJoinLateral(parts.pictures, sql`true`)
      .leftJoinLateral(parts.all, sql`true`)
      .leftJoinLateral(parts.offered, sql`true`)
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

/** @throws Refusal `product.gone` */
export async function readForEditing(ctx: Ctx, productId: string): Promise<EditableProduct> {
  const { revision, createdAt, changedAt } = products
  const parts = partsOf(ctx)
  const [found] = await ctx.db
    .select({ product: { ...ownColumns, revision, createdAt, changedAt }, ...partColumns(parts) })
    .from(products)
    .leftJoinLateral(parts.pictures, sql`true`)
    .leftJoinLateral(parts.all, sql`true`)
    .leftJoinLateral(parts.offered, sql`true`)
    .where(inSite(ctx, products, notDeleted, eq(products.id, productId)))
  if (!found) throw refusal('product.gone')
  const { product } = found
  return {
    _id: productId,
    ...pick(productFields, product),
    categoryIds: (found.inCategories ?? []).map(({ _id }) => _id),
    variants: found.choices ?? [],
    media: found.media ?? [],
    revision: product.revision,
    currency: ctx.site.settings.currency,
    created: product.createdAt.toISOString(),
    changed: product.changedAt.toISOString(),
  }
}
