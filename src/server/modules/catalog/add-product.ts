import { inArray } from 'drizzle-orm'
import { announce, type Ctx, transaction } from '../../platform/context.ts'
import { refusal } from '../../platform/refusal.ts'
import { inSite } from '../../platform/table.ts'
import { media as pictures } from '../media/index.ts'
import { sanitise } from '../pages/index.ts'
import { type NewProduct, newProduct } from './catalog.schema.ts'
import { productCategories, productMedia, products, stockMoves, variants } from './catalog.tables.ts'
import { addBrand, categoryIds, parsed } from './catalog-write.ts'
import { refreshProduct } from './refresh-product.ts'
import { productsTag } from './tags.ts'

type AddedProduct = { id: string; path: string; variantIds: string[] }
type ParsedProduct = ReturnType<typeof parsed<typeof newProduct>>

/**
 * Adds a product with its variants, pictures and opening stock.
 * @returns its id and those of its variants, in the order given
 * @throws Refusal `request.invalid`, `product.path`, `variant.sku`, `category.notFound`, `media.notFound`
 */
export function addProduct(ctx: Ctx, input: NewProduct): Promise<AddedProduct> {
  return transaction(ctx, async (ctx) => {
    const product = parsed(newProduct, input)
    const inCategories = await categoryIds(ctx, [...new Set(product.categories)], 'categories')
    await requirePictures(ctx, product)
    const id = await insertProduct(ctx, product)
    await ctx.db
      .insert(productCategories)
      .values(inCategories.map((categoryId, position) => ({ categoryId, productId: id, position })))
    if (product.media.length > 0)
      await ctx.db
        .insert(productMedia)
        .values(product.media.map(({ id: mediaId, alt }, position) => ({ productId: id, mediaId, alt, position })))
    const variantIds = await insertVariants(ctx, id, product)
    await refreshProduct(ctx, id)
    await announce(ctx, productsTag)
    return { id, path: product.path, variantIds }
  })
}

async function insertProduct(ctx: Ctx, product: ParsedProduct): Promise<string> {
  const { path, name, summary, description, facts, options, hsn, gstRate, status } = product
  const brand = product.brand === '' ? undefined : await addBrand(ctx, { name: product.brand })
  const texts = { path, name, summary, description: sanitise(description), facts, options, hsn, gstRate, status }
  const [added] = await ctx.db
    .insert(products)
    // Prices and stock follow from the variants, which come next.
    .values({
      ...texts,
      brandId: brand?.id,
      price: 0,
      mrp: 0,
      inStock: false,
      createdAt: ctx.now(),
      changedAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [products.siteId, products.path] })
    .returning({ id: products.id })
  if (!added) throw refusal('product.path', { field: 'path', path })
  return added.id
}

async function insertVariants(ctx: Ctx, productId: string, product: ParsedProduct): Promise<string[]> {
  const rows = await ctx.db
    .insert(variants)
    .values(product.variants.map((variant, position) => ({ ...variant, productId, position })))
    .onConflictDoNothing({ target: [variants.siteId, variants.sku] })
    .returning({ id: variants.id, sku: variants.sku, stock: variants.stock })
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  const added = product.variants.map(({ sku }, index) => {
    const row = bySku.get(sku)
    if (!row) throw refusal('variant.sku', { field: `variants.${index}.sku`, sku })
    return row
  })
  const received = added.filter(({ stock }) => stock > 0)
  if (received.length > 0)
    await ctx.db
      .insert(stockMoves)
      .values(received.map(({ id, stock }) => ({ variantId: id, quantity: stock, reason: 'RECEIVED' as const })))
  return added.map(({ id }) => id)
}

async function requirePictures(ctx: Ctx, { media }: ParsedProduct): Promise<void> {
  const ids = media.map(({ id }) => id)
  const found = await ctx.db
    .select({ id: pictures.id })
    .from(pictures)
    .where(inSite(ctx, pictures, inArray(pictures.id, ids)))
  const known = new Set(found.map((row) => row.id))
  const missing = ids.findIndex((id) => !known.has(id))
  if (missing >= 0) throw refusal('media.notFound', { field: `media.${missing}.id` })
}
