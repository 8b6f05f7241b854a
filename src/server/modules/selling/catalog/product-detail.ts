import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Picture, ProductDetail, Variant } from '../../../../shared/selling/catalog.ts'
import type { Ctx } from '../../../platform/context.ts'
import { builtOnce } from '../../../platform/database.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { brands, categories, productCategories, productMedia, products, variants } from './catalog.tables.ts'
import { published } from './search.ts'
import { sold } from './sold.ts'

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

export function picturesOf(ctx: Ctx, productId: string): Promise<Picture[]> {
  return builtOnce(ctx.db, 'pictures of a product', () =>
    ctx.db
      .select({ id: productMedia.mediaId, alt: productMedia.alt })
      .from(productMedia)
      .where(inSite(ctx, productMedia, eq(productMedia.productId, sql.placeholder('productId'))))
      .orderBy(asc(productMedia.position))
      .prepare('of_product'),
  ).execute({ productId })
}

/** The main category first. */
function categoriesOf(ctx: Ctx, productId: string) {
  return builtOnce(ctx.db, 'categories of a product', () =>
    ctx.db
      .select({ _id: categories.id, title: categories.title, path: categories.path })
      .from(productCategories)
      .innerJoin(categories, onSite(productCategories, categories, eq(categories.id, productCategories.categoryId)))
      .where(inSite(ctx, productCategories, eq(productCategories.productId, sql.placeholder('productId'))))
      .orderBy(asc(productCategories.position), asc(categories.title))
      .prepare('of_product'),
  ).execute({ productId })
}

export function variantsOf(ctx: Ctx, productId: string): Promise<Variant[]> {
  return builtOnce(ctx.db, 'variants of a product', () =>
    ctx.db
      .select({
        _id: variants.id,
        sku: variants.sku,
        options: variants.options,
        price: variants.price,
        mrp: variants.mrp,
        stock: variants.stock,
      })
      .from(variants)
      .where(inSite(ctx, variants, sold, eq(variants.productId, sql.placeholder('productId'))))
      .orderBy(asc(variants.position), asc(variants.id))
      .prepare('of_product'),
  ).execute({ productId })
}
