import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ProductQuery } from '../../../../sections/define/reads.ts'
import type { ProductOption } from '../../../../shared/selling/catalogue/products.ts'
import { ratingOf } from '../../../../shared/selling/opinions/rating.ts'
import { type Ctx, cachedEach } from '../../../platform/context.ts'
import type { Read } from '../../../platform/read-cache.ts'
import { sharedStatement } from '../../../platform/statements.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { translated } from '../../content/translations/index.ts'
import { brands } from '../brands/index.ts'
import { categoryIdsOf, inCategoriesAt } from '../categories/index.ts'
import { inCollectionAt } from '../collections/index.ts'
import { fieldValuesOf } from '../custom-fields/index.ts'
import { mapOption, products, published } from '../products/index.ts'
import { ratingsOf } from '../ratings/index.ts'
import { optionsOffered } from '../stock/index.ts'
import { customFieldsTag, productTag } from '../tags.ts'
import { conditionOf, findText } from './by-text.ts'
import type { FacetRow } from './count-facets.ts'
import { inOneSpelling, type Spellings, spellingsOf } from './spellings.ts'

/** A list before it is filtered. */
export type Base = Pick<ProductQuery, 'category' | 'collection' | 'text'>

/** The condition of a list before it is filtered. Of a common text, the first matches alone. */
export async function conditionOfBase(ctx: Ctx, { category, collection, text }: Base): Promise<SQL | undefined> {
  const found = text?.trim() ? await findText(ctx, text.trim()) : undefined
  return and(
    published,
    category === undefined ? undefined : inCategoriesAt(ctx, products.id, [category]),
    collection === undefined ? undefined : inCollectionAt(ctx, products.id, collection),
    found && conditionOf(ctx, { ...found, isCommon: false }),
  )
}

/** Whether more products match the text than are looked through, so that counts are of the first of them. */
export async function isCommonText(ctx: Ctx, { text }: Base): Promise<boolean> {
  return text?.trim() ? (await findText(ctx, text.trim())).isCommon : false
}

/**
 * Names and values of options, and texts in own fields, in the visitor's language, by `optionKey` and `fieldKey`; empty in the site's main
 * language.
 */
export type OptionLabels = Map<string, string>

export const optionKey = (name: string, value = '') => `${name}\n${value}`
export const fieldKey = (id: string, value: string) => `${id}\n\n${value}`

/** Ids of a list's products, the newest first, at most `most`. */
export async function newestOf(ctx: Ctx, base: Base, most: number): Promise<string[]> {
  const found = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inSite(ctx, products, await conditionOfBase(ctx, base)))
    .orderBy(desc(products.createdAt), asc(products.id))
    .limit(most)
  return found.map(({ id }) => id)
}

/** Filterable values of these products, in one spelling. Missing products are omitted. */
export async function readFacetRows(ctx: Ctx, ids: string[]): Promise<{ rows: FacetRow[]; labels: OptionLabels }> {
  const found = await rowsOf(ctx, ids)
  const spellings = spellingsOf(found)
  return {
    rows: found.map((row) => inOneSpelling(row, spellings)),
    labels: await labelsOf(ctx, found, spellings),
  }
}

type ProductRow = FacetRow & { id: string; options: ProductOption[] }

/** Rows of longer lists are not cached: they would push everything else out of the cache. */
const mostCached = 100

async function rowsOf(ctx: Ctx, ids: string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const read = (missing: string[]) => readRows(ctx, missing)
  const reads = await (ids.length > mostCached ? read(ids) : cachedEach(ctx, 'facet row', ids, read))
  return reads.flatMap(({ value }) => value ?? [])
}

async function readRows(ctx: Ctx, ids: string[]): Promise<Read<ProductRow | undefined>[]> {
  const rows = (await rowsById(ctx, { ids })).map(({ counts, categories, variants, fields, ...row }) => ({
    ...row,
    rating: counts === null ? null : (ratingOf(counts)?.average ?? null),
    ...{ categories: categories ?? [], variants: variants ?? [], fields: fields ?? [] },
  }))
  const byId = new Map(rows.map((row) => [row.id, row]))
  // Fields become filters, or stop being filters, without a change to the product.
  return ids.map((id) => ({ value: byId.get(id), tags: new Set([productTag(id), customFieldsTag]) }))
}

const rowsById = sharedStatement(
  (scope) => {
    const rated = ratingsOf(scope, products.id)
    return scope.db
      .select({
        id: products.id,
        brand: { name: brands.name, path: brands.path },
        price: products.price,
        mrp: products.mrp,
        inStock: products.inStock,
        options: products.options,
        counts: rated.counts,
        categories: categoryIdsOf(scope, products.id),
        variants: optionsOffered(scope, products.id),
        fields: fieldValuesOf(scope, products.id),
      })
      .from(products)
      .leftJoin(brands, onSite(products, brands, eq(brands.id, products.brandId)))
      .leftJoinLateral(rated, sql`true`)
      .where(inSite(scope, products, eq(products.id, sql`any(${sql.placeholder('ids')}::uuid[])`)))
      .prepare('facet rows')
  },
  { plannedOnce: true },
)

/** The newest product decides between several translations. */
async function labelsOf(
  ctx: Ctx,
  found: Pick<ProductRow, 'id' | 'options' | 'fields'>[],
  spelt: Spellings,
): Promise<OptionLabels> {
  const labels: OptionLabels = new Map()
  const spoken = await translated(
    ctx,
    'product',
    found,
    ({ id }) => id,
    (row, say) => ({
      ...row,
      options: row.options.map((option) => mapOption(option, say)),
      fields: row.fields.map(([id, value]): FacetRow['fields'][number] => [id, say(value, 'Custom fields')]),
    }),
  )
  const add = (key: string, own: string, label = own) => own !== label && !labels.has(key) && labels.set(key, label)
  for (const [at, { options, fields }] of found.entries()) {
    for (const [place, [id, value]] of fields.entries())
      add(fieldKey(id, spelt.value(id, value)), value, spoken[at]?.fields[place]?.[1])
    for (const [place, { name, values }] of options.entries()) {
      const said = spoken[at]?.options[place]
      const own = spelt.name(name)
      add(optionKey(own), name, said?.name)
      for (const [index, value] of values.entries())
        add(optionKey(own, spelt.value(name, value)), value, said?.values[index])
    }
  }
  return labels
}
