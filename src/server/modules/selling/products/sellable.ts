import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Picture } from '../../../../shared/content/media/picture-shapes.ts'
import { pictureOf } from '../../../../shared/selling/catalogue/looks.ts'
import type { ProductOption } from '../../../../shared/selling/catalogue/products.ts'
import { gstRateOn } from '../../../../shared/selling/invoices/gst-rates.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import { contains, containsPlain, patternOf } from '../../../platform/lists.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { isSample } from '../../ground/samples/index.ts'
import { brands } from '../brands/index.ts'
import { notArchived, priceAt, variants } from '../stock/index.ts'
import { productMedia, products } from './products.tables.ts'

/** A variant as cart and order lines need it, at today's price. Amounts are minor units, tax included. */
export type SellableVariant = {
  id: string
  productId: string
  sku: string
  options: Record<string, string>
  /** The options of its product. */
  choices: ProductOption[]
  price: number
  mrp: number
  stock: number
  /** Grams per piece; 0 if unknown. */
  weight: number
  /** The product's name, address and brand. */
  name: string
  path: string
  brand: string | null
  /** The variant's picture; the product's cover if its options have none. */
  image: Picture | null
  hsn: string
  /** Today's rate. */
  gstRate: number
  /** False for drafts, samples and archived variants: they may be in a cart, but cannot be bought. */
  published: boolean
  /** An unchanged starter product on an open site: never sold (B191). */
  sample: boolean
}

/** Variants by id; missing ones and other sites' are omitted. */
export async function findVariants(ctx: Ctx, ids: string[]): Promise<Map<string, SellableVariant>> {
  if (ids.length === 0) return new Map()
  const cover = and(eq(productMedia.productId, products.id), eq(productMedia.position, 0))
  const rows = await ctx.db
    .select({
      variant: variants,
      priceNow: priceAt(ctx.now()),
      name: products.name,
      path: products.path,
      status: products.status,
      hsn: products.hsn,
      gstRate: products.gstRate,
      gstChanges: products.gstChanges,
      brand: brands.name,
      choices: products.options,
      cover: { id: productMedia.mediaId, alt: productMedia.alt },
      marked: isSample('product', sql`${products.id}`),
    })
    .from(variants)
    .innerJoin(products, onSite(variants, products, eq(products.id, variants.productId)))
    .leftJoin(brands, onSite(products, brands, eq(brands.id, products.brandId)))
    .leftJoin(productMedia, onSite(products, productMedia, cover))
    .where(inSite(ctx, variants, inArray(variants.id, ids)))
  const chosen = new Map(rows.map(({ variant, choices }) => [variant.id, pictureOf(choices, variant.options)]))
  const pictures = await picturesIn(
    ctx,
    rows.flatMap(({ variant }) => (chosen.get(variant.id) ? variant.productId : [])),
  )
  const today = dayIn(ctx.now(), ctx.site.settings.timeZone)
  return new Map(
    rows.map(({ variant, priceNow: price, status, cover, gstChanges, marked, ...product }) => {
      const gstRate = gstRateOn({ gstRate: product.gstRate, gstChanges }, today)
      const { id, productId, sku, options, mrp, archivedAt } = variant
      const weight = variant.weight ?? 0
      const sample = marked && !ctx.site.closed
      const published = status === 'PUBLISHED' && archivedAt === null && !sample
      const stock = archivedAt === null ? variant.stock : 0
      const image = pictures.get(`${productId} ${chosen.get(id)}`) ?? cover
      return [
        id,
        { id, productId, sku, options, price, mrp, stock, weight, ...product, gstRate, image, published, sample },
      ]
    }),
  )
}

/** All pictures of these products, keyed by product id and picture id. */
async function picturesIn(ctx: Ctx, productIds: string[]): Promise<Map<string, Picture>> {
  if (productIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ productId: productMedia.productId, picture: { id: productMedia.mediaId, alt: productMedia.alt } })
    .from(productMedia)
    .where(inSite(ctx, productMedia, inArray(productMedia.productId, [...new Set(productIds)])))
  return new Map(rows.map(({ productId, picture }) => [`${productId} ${picture.id}`, picture]))
}

/** Unarchived variants by SKU. */
export async function findVariantsBySku(ctx: Ctx, skus: string[]): Promise<Map<string, SellableVariant>> {
  const rows = await ctx.db
    .select({ id: variants.id })
    .from(variants)
    .where(inSite(ctx, variants, notArchived, inArray(variants.sku, skus)))
  const found = await findVariants(
    ctx,
    rows.map(({ id }) => id),
  )
  return new Map([...found.values()].map((variant) => [variant.sku, variant]))
}

/** Ids of variants on sale whose product or SKU has the text, by the product's name. */
export async function idsOfVariants(ctx: Ctx, text: string, most: number): Promise<string[]> {
  const pattern = patternOf(text)
  const named = sql`${products.id} in (select products_named(plain_text(${pattern}), ${pattern}, ${text}))`
  const fits = or(contains([variants.sku], text), containsPlain(products.name, text), eq(variants.barcode, text))
  const onSale = and(eq(products.status, 'PUBLISHED'), notArchived, text === '' ? undefined : and(named, fits))
  const rows = await ctx.db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, onSite(variants, products, eq(products.id, variants.productId)))
    .where(inSite(ctx, variants, onSale))
    .orderBy(asc(sql`plain_text(${products.name})`), asc(variants.position), asc(variants.id))
    .limit(most)
  return rows.map(({ id }) => id)
}
