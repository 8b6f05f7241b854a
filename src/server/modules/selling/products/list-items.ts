import { eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ShownPicture } from '../../../../shared/content/media/picture-shapes.ts'
import type { ProductListItem } from '../../../../shared/selling/catalogue/products.ts'
import { type Ctx, cachedEach } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import type { Read } from '../../../platform/read-cache.ts'
import { sharedStatement } from '../../../platform/statements.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { describedTag, media, shownPicture } from '../../content/media/index.ts'
import { translated } from '../../content/translations/index.ts'
import { brands } from '../brands/index.ts'
import { mainCategory, translatedNames } from '../categories/index.ts'
import { ratingsOf } from '../ratings/index.ts'
import { asInstant, notArchived, priceAt, priceChangeAfter, variants } from '../stock/index.ts'
import { categoriesTag, productTag } from '../tags.ts'
import { asRating, withAddresses } from './parts.ts'
import { mapItem } from './product-texts.ts'
import { productMedia, products } from './products.tables.ts'

/** A product cached for lists, with the path of its brand. */
export type Listed = {
  item: ProductListItem
  brandPath: string | null
  /** Time of its next price change, ms. */
  changesAt: number | undefined
}

/** List items of these products, in the order of `ids`; missing ones are omitted. */
export async function itemsOf(ctx: Ctx, ids: string[]): Promise<ProductListItem[]> {
  return (await itemsWithBrandOf(ctx, ids)).map(({ item }) => item)
}

/** Like `itemsOf`, with the brand. Each item is cached by itself, so that a change rereads only that one. */
export async function itemsWithBrandOf(ctx: Ctx, ids: string[]): Promise<Listed[]> {
  if (ids.length === 0) return []
  const reads = await cachedEach(ctx, 'item', ids, (missing) => readItems(ctx, missing))
  return reads.flatMap(({ value }) => value ?? [])
}

async function readItems(ctx: Ctx, ids: string[]): Promise<Read<Listed | undefined>[]> {
  const rows = await itemsById(ctx, { ids, now: ctx.now().toISOString() })
  const { currency } = ctx.site.settings
  const read = rows.map(
    ({ media, variantCount, priceVaries, brandPath: _, changesAt: __, priceNow, mrpNow, counts, ...row }) => ({
      ...row,
      // The row's own prices are for sorting; they follow a sale a moment later.
      price: priceNow ?? row.price,
      mrp: mrpNow ?? row.mrp,
      basicDetails: { media: withAddresses(ctx, media) },
      rating: asRating(counts),
      priceVaries: priceVaries ?? false,
      variantCount: variantCount ?? 0,
      currency,
    }),
  )
  const items = await inLanguage(ctx, read)
  const found = new Map<string, Listed>(
    items.map((item, index) => {
      const { brandPath = null, changesAt = null } = rows[index] ?? {}
      return [item._id, { item, brandPath, changesAt: changesAt === null ? undefined : Date.parse(changesAt) }]
    }),
  )
  // The main category's title and path, the library's picture texts, and the site's currency change without the product.
  const beside = [categoriesTag, describedTag('product'), 'site']
  return ids.map((id) => {
    const value = found.get(id)
    return { value, tags: new Set([productTag(id), ...beside]), expiresAt: value?.changesAt }
  })
}

async function inLanguage(ctx: Ctx, items: ProductListItem[]): Promise<ProductListItem[]> {
  if (!ctx.site.language) return items
  const spoken = await translated(ctx, 'product', items, ({ _id }) => _id, mapItem)
  const named = await translatedNames(
    ctx,
    spoken.flatMap(({ category }) => category ?? []),
  )
  const byId = new Map(named.map((category) => [category._id, category]))
  return spoken.map((item) => ({ ...item, category: item.category && (byId.get(item.category._id) ?? item.category) }))
}

/** Planned once: planning takes longer than reading, however many there are. */
const itemsById = sharedStatement(
  (scope) => itemsQuery(scope, eq(products.id, sql`any(${sql.placeholder('ids')}::uuid[])`)),
  { plannedOnce: true },
)

function itemsQuery(scope: SiteScope, which: SQL) {
  const pictures = picturesOfProduct(scope, products.id)
  const main = mainCategory(scope, products.id)
  const choice = choiceOf(scope, products.id)
  const rated = ratingsOf(scope, products.id)
  return scope.db
    .select({
      _id: products.id,
      name: products.name,
      path: products.path,
      brand: brands.name,
      brandPath: brands.path,
      price: products.price,
      mrp: products.mrp,
      priceNow: choice.priceNow,
      mrpNow: choice.mrpNow,
      changesAt: choice.changesAt,
      inStock: products.inStock,
      priceVaries: choice.priceVaries,
      media: pictures.media,
      category: { _id: main.id, title: main.title, path: main.path },
      productVariantId: choice.variantId,
      variantCount: choice.variantCount,
      shownVariantId: choice.shownVariantId,
      counts: rated.counts,
    })
    .from(products)
    .leftJoin(brands, onSite(products, brands, eq(brands.id, products.brandId)))
    .leftJoinLateral(pictures, sql`true`)
    .leftJoinLateral(main, sql`true`)
    .leftJoinLateral(choice, sql`true`)
    .leftJoinLateral(rated, sql`true`)
    .where(inSite(scope, products, which))
    .prepare('items')
}

/** Lateral subquery with the first `most` pictures of the current product, or all; null if it has none. */
export function picturesOfProduct(scope: SiteScope, productId: SQLWrapper, most?: number) {
  const first = most === undefined ? undefined : lt(productMedia.position, most)
  return scope.db
    .select({
      media: sql<
        ShownPicture[] | null
      >`jsonb_agg(${shownPicture(productMedia.alt)} order by ${productMedia.position})`.as('media'),
    })
    .from(productMedia)
    .innerJoin(media, onSite(productMedia, media, eq(media.id, productMedia.mediaId)))
    .where(inSite(scope, productMedia, sql`${productMedia.productId} = ${productId}`, first))
    .as('pictures')
}

/**
 * The variant that a plain 'Add to bag' adds, the one whose prices are shown, the number of variants, and whether prices differ.
 */
function choiceOf(scope: SiteScope, productId: SQLWrapper) {
  const now = sql.placeholder('now')
  const price = priceAt(now)
  const place = sql`${price}, ${variants.position}, ${variants.id}`
  // As in `refreshOffers`: the cheapest in stock, or the cheapest if none is.
  const shown = sql`${variants.stock} > 0 desc, ${place}`
  return scope.db
    .select({
      variantId: sql<
        string | null
      >`(array_agg(${variants.id} order by ${place}) filter (where ${variants.stock} > 0))[1]`.as('variant_id'),
      shownVariantId: sql<string | null>`(array_agg(${variants.id} order by ${shown}))[1]`.as('shown_variant_id'),
      variantCount: sql<number>`count(*)::int`.as('variant_count'),
      priceVaries: sql<boolean>`min(${price}) < max(${price})`.as('price_varies'),
      priceNow: sql<number | null>`(array_agg(${price} order by ${shown}))[1]`.mapWith(Number).as('price_now'),
      mrpNow: sql<number | null>`(array_agg(${variants.mrp} order by ${shown}))[1]`.mapWith(Number).as('mrp_now'),
      changesAt: sql<string | null>`${asInstant(sql`min(${priceChangeAfter(now)})`)}`.as('changes_at'),
    })
    .from(variants)
    .where(inSite(scope, variants, notArchived, sql`${variants.productId} = ${productId}`))
    .as('choice')
}

/** Whether the variants of the current product differ in price. */
export function pricesVary(ctx: Ctx, productId: SQLWrapper): SQL<boolean> {
  const price = priceAt(ctx.now())
  return sql<boolean>`coalesce((select min(${price}) < max(${price}) from ${variants}
    where ${inSite(ctx, variants, notArchived, sql`${variants.productId} = ${productId}`)}), false)`
}
