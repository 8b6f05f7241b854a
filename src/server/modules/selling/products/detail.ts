import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Picture, ProductDetail, Variant } from '../../../../shared/selling/catalog.ts'
import type { EditableProduct } from '../../../../shared/selling/catalogue-admin.ts'
import { gstRate } from '../../../../shared/selling/catalogue-fields.ts'
import type { Ctx } from '../../../platform/context.ts'
import { builtOnce } from '../../../platform/database.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { brands } from '../brands/index.ts'
import { categoriesOf } from '../categories/index.ts'
import { variantsOf } from '../stock/index.ts'
import { productMedia, products, published } from './products.tables.ts'

/** The words that it is found by are of no use on its page. */
const { search: _, ...shown } = getTableColumns(products)

/** A published product with all that its page shows. */
export async function findProductByPath(ctx: Ctx, path: string): Promise<ProductDetail | undefined> {
  const [row] = await builtOnce(ctx.db, 'product at a path', () =>
    ctx.db
      .select({ product: shown, brand: brands.name })
      .from(products)
      .leftJoin(brands, onSite(products, brands, eq(brands.id, products.brandId)))
      .where(inSite(ctx, products, published, eq(products.path, sql.placeholder('path'))))
      .prepare('product'),
  ).execute({ path })
  if (!row) return undefined
  const { product, brand } = row
  const [media, ofProduct, choices] = await Promise.all([
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
    category: ofProduct[0] ?? null,
    basicDetails: { media },
    inStock: product.inStock,
    productVariantId: cheapestInStock(choices)?._id ?? null,
    variantCount: choices.length,
    summary: product.summary,
    description: product.description,
    facts: product.facts,
    options: product.options,
    variants: choices,
    categories: ofProduct,
    hsn: product.hsn,
    gstRate: product.gstRate,
  }
}

/** The first of equals, as in lists. */
function cheapestInStock(choices: Variant[]): Variant | undefined {
  const [first, ...others] = choices.filter((choice) => choice.stock > 0)
  return first && others.reduce((best, choice) => (choice.price < best.price ? choice : best), first)
}

function picturesOf(ctx: Ctx, productId: string): Promise<Picture[]> {
  return builtOnce(ctx.db, 'pictures of a product', () =>
    ctx.db
      .select({ id: productMedia.mediaId, alt: productMedia.alt })
      .from(productMedia)
      .where(inSite(ctx, productMedia, eq(productMedia.productId, sql.placeholder('productId'))))
      .orderBy(asc(productMedia.position))
      .prepare('of_product'),
  ).execute({ productId })
}

/** @throws Refusal `product.gone` */
export async function readForEditing(ctx: Ctx, id: string): Promise<EditableProduct> {
  const [row] = await ctx.db
    .select()
    .from(products)
    .where(inSite(ctx, products, eq(products.id, id)))
  if (!row) throw refusal('product.gone')
  const [ofProduct, media, choices] = await Promise.all([
    categoriesOf(ctx, id),
    picturesOf(ctx, id),
    variantsOf(ctx, id),
  ])
  const { name, path, brandId, summary, description, facts, options, hsn, status, revision } = row
  return {
    ...{ _id: id, name, path, brandId, summary, description, facts, options, hsn, status, revision },
    categoryIds: ofProduct.map(({ _id }) => _id),
    variants: choices,
    media,
    gstRate: gstRate.parse(row.gstRate),
    currency: ctx.site.settings.currency,
    created: row.createdAt.toISOString(),
    changed: row.changedAt.toISOString(),
  }
}
