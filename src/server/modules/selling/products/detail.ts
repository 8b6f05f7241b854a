import { eq, inArray, sql } from 'drizzle-orm'
import { pick } from '../../../../shared/fields.ts'
import { type ProductDetail, publicFields } from '../../../../shared/selling/catalogue/products.ts'
import { type EditableProduct, productFields } from '../../../../shared/selling/catalogue/products-admin.ts'
import type { SizeGuideTable } from '../../../../shared/selling/catalogue/size-guides.ts'
import type { Variant } from '../../../../shared/selling/catalogue/variants.ts'
import { gstRateOn } from '../../../../shared/selling/invoices/gst-rates.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sharedStatement } from '../../../platform/statements.ts'
import { inSite, jsonOf, onSite } from '../../../platform/table.ts'
import { translated } from '../../content/translations/index.ts'
import { brands } from '../brands/index.ts'
import { allCategories, guideOfMainCategory, translatedNames } from '../categories/index.ts'
import { shownFields } from '../custom-fields/index.ts'
import { ratingsOf } from '../ratings/index.ts'
import { sizeGuides, translatedGuide } from '../size-guides/index.ts'
import { offeredVariants, storedVariants } from '../stock/index.ts'
import { allComplements } from './complements.ts'
import { picturesOfProduct } from './list-items.ts'
import { asRating, withAddresses } from './parts.ts'
import { mapProduct } from './product-texts.ts'
import { notDeleted, ownColumns, products, publicColumns, published } from './products.tables.ts'

const { id, price, mrp, inStock, gstChanges, custom } = products

/** Lateral subqueries with pictures, categories and variants of the current product. */
function partsOf(scope: SiteScope) {
  return {
    pictures: picturesOfProduct(scope, id),
    all: allCategories(scope, id),
    guide: guideOfProduct(scope),
  }
}

type Parts = ReturnType<typeof partsOf>

const partColumns = ({ pictures, all }: Parts) => ({ media: pictures.media, inCategories: all.categories })

/** Lateral subquery with the size guide of the current product. */
function guideOfProduct(scope: SiteScope) {
  const { id: _id, title, note, columns, rows } = sizeGuides
  const own = sql`coalesce(${products.sizeGuideId}, ${guideOfMainCategory(scope, id)})`
  return scope.db
    .select({ guide: sql<SizeGuideTable>`${jsonOf({ _id, title, note, columns, rows })}`.as('guide') })
    .from(sizeGuides)
    .where(inSite(scope, sizeGuides, sql`${_id} = ${own}`))
    .as('size_guide')
}

/** One statement: separate ones would cost more than the reads themselves. */
const productAtPath = sharedStatement(
  (scope) => {
    const parts = partsOf(scope)
    const offered = offeredVariants(scope, id)
    const rated = ratingsOf(scope, id)
    return scope.db
      .select({
        product: { id, price, mrp, inStock, gstChanges, custom, ...publicColumns },
        brand: brands.name,
        guide: parts.guide.guide,
        choices: offered.variants,
        changesAt: offered.changesAt,
        counts: rated.counts,
        ...partColumns(parts),
      })
      .from(products)
      .leftJoin(brands, onSite(products, brands, eq(brands.id, products.brandId)))
      .leftJoinLateral(parts.pictures, sql`true`)
      .leftJoinLateral(parts.all, sql`true`)
      .leftJoinLateral(offered, sql`true`)
      .leftJoinLateral(parts.guide, sql`true`)
      .leftJoinLateral(rated, sql`true`)
      .where(inSite(scope, products, published, eq(products.path, sql.placeholder('path'))))
      .prepare('product')
  },
  { plannedOnce: true },
)

/** A published product with everything that its page shows. */
export async function findProductByPath(ctx: Ctx, path: string): Promise<ProductDetail | undefined> {
  return (await findProductOfNow(ctx, path))?.product
}

/** Like `findProductByPath`, with the time of its next price change (ms), for the cache. */
export async function findProductOfNow(
  ctx: Ctx,
  path: string,
): Promise<{ product: ProductDetail; changesAt: number | undefined } | undefined> {
  const [row] = await productAtPath(ctx, { path, now: ctx.now().toISOString() })
  if (!row) return undefined
  const changesAt = row.changesAt === null ? undefined : Date.parse(row.changesAt)
  return { product: await asDetail(ctx, row), changesAt }
}

type Row = Awaited<ReturnType<typeof productAtPath>>[number]

async function asDetail(ctx: Ctx, row: Row): Promise<ProductDetail> {
  const shown = await shownFields(ctx)
  const { product, brand } = row
  const inCategories = row.inCategories ?? []
  const choices = (row.choices ?? []).map((choice) => ({ ...choice, custom: shown('VARIANT', choice.custom) }))
  const cheapest = cheapestInStock(choices) ?? cheapestOf(choices)
  return inLanguage(ctx, {
    _id: product.id,
    ...pick(publicFields, product),
    gstRate: gstRateOn(product, dayIn(ctx.now(), ctx.site.settings.timeZone)),
    brand,
    price: cheapest?.price ?? product.price,
    mrp: cheapest?.mrp ?? product.mrp,
    currency: ctx.site.settings.currency,
    category: inCategories[0] ?? null,
    basicDetails: { media: withAddresses(ctx, row.media) },
    inStock: product.inStock,
    priceVaries: choices.some((choice) => choice.price !== choices[0]?.price),
    productVariantId: cheapestInStock(choices)?._id ?? null,
    variantCount: choices.length,
    shownVariantId: cheapest?._id ?? null,
    rating: asRating(row.counts),
    variants: choices,
    categories: inCategories,
    custom: shown('PRODUCT', product.custom),
    sizeGuide: row.guide,
  })
}

async function inLanguage(ctx: Ctx, product: ProductDetail): Promise<ProductDetail> {
  const [spoken = product] = await translated(ctx, 'product', [product], ({ _id }) => _id, mapProduct)
  const categories = await translatedNames(ctx, spoken.categories)
  const sizeGuide = await translatedGuide(ctx, spoken.sizeGuide)
  return { ...spoken, categories, category: categories[0] ?? null, sizeGuide }
}

/** The first of equals, as in lists. */
const cheapestInStock = (choices: Variant[]) => cheapestOf(choices.filter(({ stock }) => stock > 0))

function cheapestOf([first, ...others]: Variant[]): Variant | undefined {
  return first && others.reduce((best, choice) => (choice.price < best.price ? choice : best), first)
}

/** @throws Refusal `product.gone` */
export async function readForEditing(ctx: Ctx, productId: string): Promise<EditableProduct> {
  const held = (await readSeveralForEditing(ctx, [productId])).get(productId)
  if (!held) throw refusal('product.gone')
  return held
}

/** Products by id as staff edit them; deleted and unknown ones are omitted. */
export async function readSeveralForEditing(ctx: Ctx, productIds: string[]): Promise<Map<string, EditableProduct>> {
  const { revision, createdAt, changedAt } = products
  const parts = partsOf(ctx)
  const complements = allComplements(ctx, id)
  const held = storedVariants(ctx, id)
  const rows = await ctx.db
    .select({
      product: { ...ownColumns, id, revision, createdAt, changedAt },
      complementIds: complements.ids,
      choices: held.variants,
      ...partColumns(parts),
    })
    .from(products)
    .leftJoinLateral(parts.pictures, sql`true`)
    .leftJoinLateral(parts.all, sql`true`)
    .leftJoinLateral(held, sql`true`)
    .leftJoinLateral(complements, sql`true`)
    .where(inSite(ctx, products, notDeleted, inArray(id, productIds)))
  return new Map(
    rows.map(({ product, inCategories, choices, media, complementIds }) => [
      product.id,
      {
        _id: product.id,
        ...pick(productFields, product),
        publishAt: product.publishAt?.toISOString() ?? null,
        categoryIds: (inCategories ?? []).map(({ _id }) => _id),
        variants: choices ?? [],
        media: media ?? [],
        complementIds: complementIds ?? [],
        revision: product.revision,
        currency: ctx.site.settings.currency,
        created: product.createdAt.toISOString(),
        changed: product.changedAt.toISOString(),
      },
    ]),
  )
}
