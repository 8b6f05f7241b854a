import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Picture } from '../../../../shared/content/picture-shapes.ts'
import { gstRateOn } from '../../../../shared/selling/gst-rates.ts'
import { pictureOf } from '../../../../shared/selling/looks.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { isSample } from '../../ground/samples/index.ts'
import { brands } from '../brands/index.ts'
import { notArchived, priceAt, variants } from '../stock/index.ts'
import { productMedia, products } from './products.tables.ts'

/** A variant as a line of a cart or an order needs it, at the price of now. Amounts are minor units, tax included. */
export type SellableVariant = {
  id: string
  productId: string
  sku: string
  options: Record<string, string>
  price: number
  mrp: number
  stock: number
  /** The product's name, address and brand. */
  name: string
  path: string
  brand: string | null
  /** What the variant looks like; the product's cover where no option says. */
  image: Picture | null
  hsn: string
  /** That of today. */
  gstRate: number
  /** False for a draft, a sample and a variant that was taken off: it may be in a cart, but cannot be bought. */
  published: boolean
  /** Of a starter, and not changed yet, on a site that is open: it is never sold (B191). */
  sample: boolean
}

/** Variants by their ids; those that are gone, or of another site, are not in the answer. */
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
    rows.map(({ variant, priceNow: price, status, choices: _, cover, gstChanges, marked, ...product }) => {
      const gstRate = gstRateOn({ gstRate: product.gstRate, gstChanges }, today)
      const { id, productId, sku, options, mrp, archivedAt } = variant
      const sample = marked && !ctx.site.closed
      const published = status === 'PUBLISHED' && archivedAt === null && !sample
      const stock = archivedAt === null ? variant.stock : 0
      const image = pictures.get(`${productId} ${chosen.get(id)}`) ?? cover
      return [id, { id, productId, sku, options, price, mrp, stock, ...product, gstRate, image, published, sample }]
    }),
  )
}

/** All pictures of these products, by the product's id and the picture's. */
async function picturesIn(ctx: Ctx, productIds: string[]): Promise<Map<string, Picture>> {
  if (productIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ productId: productMedia.productId, picture: { id: productMedia.mediaId, alt: productMedia.alt } })
    .from(productMedia)
    .where(inSite(ctx, productMedia, inArray(productMedia.productId, [...new Set(productIds)])))
  return new Map(rows.map(({ productId, picture }) => [`${productId} ${picture.id}`, picture]))
}

/** Variants that are notArchived, by their SKUs. */
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
