import { eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ShownPicture } from '../../../../shared/content/picture-shapes.ts'
import type { ProductListItem } from '../../../../shared/selling/products.ts'
import { type Ctx, cachedEach } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import type { Read } from '../../../platform/read-cache.ts'
import { sharedStatement } from '../../../platform/statements.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { describedTag, media, shownPicture } from '../../content/media/index.ts'
import { brands } from '../brands/index.ts'
import { mainCategory } from '../categories/index.ts'
import { notArchived, variants } from '../stock/index.ts'
import { categoriesTag, productTag } from '../tags.ts'
import { productMedia, products } from './products.tables.ts'

/** What is cached of a product for lists: what they show, and where its brand's products are. */
export type Listed = { item: ProductListItem; brandPath: string | null }

/** What lists show of these products, in this order; one that is gone meanwhile is left out. */
export async function itemsOf(ctx: Ctx, ids: string[]): Promise<ProductListItem[]> {
  return (await itemsWithBrandOf(ctx, ids)).map(({ item }) => item)
}

/** The same with the brand. Each is cached by itself, so that a list of which one has changed reads that one. */
export async function itemsWithBrandOf(ctx: Ctx, ids: string[]): Promise<Listed[]> {
  if (ids.length === 0) return []
  const keys = ids.map((id) => `item ${id}`)
  const reads = await cachedEach(ctx, keys, (missing) =>
    readItems(
      ctx,
      missing.map((key) => key.slice('item '.length)),
    ),
  )
  return reads.flatMap(({ value }) => value ?? [])
}

async function readItems(ctx: Ctx, ids: string[]): Promise<Read<Listed | undefined>[]> {
  const rows = await itemsById(ctx, { ids })
  const { currency } = ctx.site.settings
  const found = new Map(
    rows.map(({ media, variantCount, priceVaries, brandPath, ...row }) => [
      row._id,
      {
        item: {
          ...row,
          basicDetails: { media: media ?? [] },
          priceVaries: priceVaries ?? false,
          variantCount: variantCount ?? 0,
          currency,
        },
        brandPath,
      },
    ]),
  )
  // The main category's title and path, what the library says of its pictures, and the site's currency may change without the product.
  const beside = [categoriesTag, describedTag('product'), 'site']
  return ids.map((id) => ({ value: found.get(id), tags: new Set([productTag(id), ...beside]) }))
}

/** However many there are, to plan it takes longer than to read them. */
const itemsById = sharedStatement(
  (scope) => itemsQuery(scope, eq(products.id, sql`any(${sql.placeholder('ids')}::uuid[])`)),
  { plannedOnce: true },
)

function itemsQuery(scope: SiteScope, which: SQL) {
  const pictures = picturesOfProduct(scope, products.id, 2)
  const main = mainCategory(scope, products.id)
  const choice = choiceOf(scope, products.id)
  return scope.db
    .select({
      _id: products.id,
      name: products.name,
      path: products.path,
      brand: brands.name,
      brandPath: brands.path,
      price: products.price,
      mrp: products.mrp,
      inStock: products.inStock,
      priceVaries: choice.priceVaries,
      media: pictures.media,
      category: { _id: main.id, title: main.title, path: main.path },
      productVariantId: choice.variantId,
      variantCount: choice.variantCount,
    })
    .from(products)
    .leftJoin(brands, onSite(products, brands, eq(brands.id, products.brandId)))
    .leftJoinLateral(pictures, sql`true`)
    .leftJoinLateral(main, sql`true`)
    .leftJoinLateral(choice, sql`true`)
    .where(inSite(scope, products, which))
    .prepare('items')
}

/** The first pictures of the product that a query is at, or all, to be joined to it; null where it has none. */
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

/** The variant that a plain 'Add to bag' adds, how many there are, and whether they differ in price. */
function choiceOf(scope: SiteScope, productId: SQLWrapper) {
  return scope.db
    .select({
      variantId: sql<
        string | null
      >`(array_agg(${variants.id} order by ${variants.price}, ${variants.position}, ${variants.id})
        filter (where ${variants.stock} > 0))[1]`.as('variant_id'),
      variantCount: sql<number>`count(*)::int`.as('variant_count'),
      priceVaries: sql<boolean>`min(${variants.price}) < max(${variants.price})`.as('price_varies'),
    })
    .from(variants)
    .where(inSite(scope, variants, notArchived, sql`${variants.productId} = ${productId}`))
    .as('choice')
}

/** Whether the variants of the product that a query is at differ in price. */
export function pricesVary(ctx: Ctx, productId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`coalesce((select min(${variants.price}) < max(${variants.price}) from ${variants}
    where ${inSite(ctx, variants, notArchived, sql`${variants.productId} = ${productId}`)}), false)`
}
