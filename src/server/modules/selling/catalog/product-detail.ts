import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Picture, ProductDetail, Variant } from '../../../../shared/selling/catalog.ts'
import type { Ctx } from '../../../platform/context.ts'
import { sharedStatement } from '../../../platform/statements.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { brands, categories, productCategories, productMedia, products, variants } from './catalog.tables.ts'
import { published } from './search.ts'
import { sold } from './sold.ts'

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
  const [media, ofProduct, choices] = await Promise.all([
    picturesOf(ctx, product.id),
    categoriesOf(ctx, { productId: product.id }),
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

const pictures = sharedStatement((scope) =>
  scope.db
    .select({ id: productMedia.mediaId, alt: productMedia.alt })
    .from(productMedia)
    .where(inSite(scope, productMedia, eq(productMedia.productId, sql.placeholder('productId'))))
    .orderBy(asc(productMedia.position))
    .prepare('pictures'),
)

export function picturesOf(ctx: Ctx, productId: string): Promise<Picture[]> {
  return pictures(ctx, { productId })
}

/** The main category first. */
const categoriesOf = sharedStatement((scope) =>
  scope.db
    .select({ _id: categories.id, title: categories.title, path: categories.path })
    .from(productCategories)
    .innerJoin(categories, onSite(productCategories, categories, eq(categories.id, productCategories.categoryId)))
    .where(inSite(scope, productCategories, eq(productCategories.productId, sql.placeholder('productId'))))
    .orderBy(asc(productCategories.position), asc(categories.title))
    .prepare('categories'),
)

const variantsForSale = sharedStatement((scope) =>
  scope.db
    .select({
      _id: variants.id,
      sku: variants.sku,
      options: variants.options,
      price: variants.price,
      mrp: variants.mrp,
      stock: variants.stock,
    })
    .from(variants)
    .where(inSite(scope, variants, sold, eq(variants.productId, sql.placeholder('productId'))))
    .orderBy(asc(variants.position), asc(variants.id))
    .prepare('variants'),
)

export function variantsOf(ctx: Ctx, productId: string): Promise<Variant[]> {
  return variantsForSale(ctx, { productId })
}
