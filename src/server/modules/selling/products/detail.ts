import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { ProductDetail, ShownPicture, Variant } from '../../../../shared/selling/catalog.ts'
import type { EditableProduct } from '../../../../shared/selling/catalogue-admin.ts'
import { gstRate } from '../../../../shared/selling/catalogue-fields.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sharedStatement } from '../../../platform/statements.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { media, shownPicture } from '../../content/media/index.ts'
import { brands } from '../brands/index.ts'
import { categoriesOf } from '../categories/index.ts'
import { variantsOf } from '../stock/index.ts'
import { productMedia, products, published } from './products.tables.ts'

/** The words that it is found by are of no use on its page. */
const { search: _, ...shown } = getTableColumns(products)

const productAtPath = sharedStatement((scope) =>
  scope.db
    .select({ product: shown, brand: brands.name })
    .from(products)
    .leftJoin(brands, onSite(products, brands, eq(brands.id, products.brandId)))
    .where(inSite(scope, products, published, eq(products.path, sql.placeholder('path'))))
    .prepare('product'),
)

/** A published product with all that its page shows. */
export async function findProductByPath(ctx: Ctx, path: string): Promise<ProductDetail | undefined> {
  const [row] = await productAtPath(ctx, { path })
  if (!row) return undefined
  const { product, brand } = row
  const [media, inCategories, choices] = await Promise.all([
    picturesOf(ctx, product.id),
    categoriesOf(ctx, product.id),
    variantsOf(ctx, product.id),
  ])
  return {
    _id: product.id,
    name: product.name,
    path: product.path,
    brand,
    price: product.price,
    mrp: product.mrp,
    currency: ctx.site.settings.currency,
    category: inCategories[0] ?? null,
    basicDetails: { media },
    inStock: product.inStock,
    productVariantId: cheapestInStock(choices)?._id ?? null,
    variantCount: choices.length,
    summary: product.summary,
    description: product.description,
    facts: product.facts,
    options: product.options,
    variants: choices,
    categories: inCategories,
    hsn: product.hsn,
    gstRate: product.gstRate,
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
  const [row] = await ctx.db
    .select()
    .from(products)
    .where(inSite(ctx, products, eq(products.id, id)))
  if (!row) throw refusal('product.gone')
  const [inCategories, media, choices] = await Promise.all([
    categoriesOf(ctx, id),
    picturesOf(ctx, id),
    variantsOf(ctx, id),
  ])
  const { name, path, brandId, summary, description, facts, options, hsn, status, revision } = row
  return {
    ...{ _id: id, name, path, brandId, summary, description, facts, options, hsn, status, revision },
    categoryIds: inCategories.map(({ _id }) => _id),
    variants: choices,
    media,
    gstRate: gstRate.parse(row.gstRate),
    currency: ctx.site.settings.currency,
    created: row.createdAt.toISOString(),
    changed: row.changedAt.toISOString(),
  }
}
