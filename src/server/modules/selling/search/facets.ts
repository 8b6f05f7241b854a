import { and, asc, count, desc, eq, max, min, type SQL, sql } from 'drizzle-orm'
import type { Brand, FacetGroup, Facets, FacetValue } from '../../../../sections/define/reads.ts'
import type { Category } from '../../../../shared/selling/catalogue/categories.ts'
import {
  type ChosenValues,
  discountSteps,
  type ListFilters,
  ratingSteps,
} from '../../../../shared/selling/catalogue/list-filters.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { sharedStatement } from '../../../platform/statements.ts'
import { inSite } from '../../../platform/table.ts'
import { toldApart } from '../../content/translations/index.ts'
import { brands } from '../brands/index.ts'
import { inCategoriesAt } from '../categories/index.ts'
import { type FilterableField, filterableFields } from '../custom-fields/index.ts'
import { products, published } from '../products/index.ts'
import { byName, countValues, type FacetRow, offeredBy } from './count-facets.ts'
import {
  type Base,
  conditionOfBase,
  fieldKey,
  isCommonText,
  newestOf,
  type OptionLabels,
  optionKey,
  readFacetRows,
} from './facet-rows.ts'
import { conditions } from './search.ts'
import { askedFor } from './spellings.ts'

/** Up to this many products, all values are counted; a longer list counts brands alone, and offers the values of its newest. */
export const mostCounted = 1_000
const mostGroups = 12
const mostValues = 40

/** Products of a list as their filters see them, before anything is chosen. Shared by all of its pages. */
export type FacetSource = {
  rows: FacetRow[]
  labels: OptionLabels
  fields: FilterableField[]
  /** Brands and prices of a list that is too long to count; undefined for others. */
  long: Pick<Facets, 'brands' | 'priceMin' | 'priceMax'> | undefined
  /** As of `Facets`. */
  isPartial: boolean
}

/** Ids of the products that the filters of a list are read from: one more than are counted shows that it is long. */
export const idsForFacets = (ctx: Ctx, base: Base): Promise<string[]> => newestOf(ctx, base, mostCounted + 1)

/** @param ids those of `idsForFacets`, if they are known */
export async function readFacetSource(ctx: Ctx, base: Base, ids?: string[]): Promise<FacetSource> {
  const { rows, labels } = await readFacetRows(ctx, ids ?? (await idsForFacets(ctx, base)))
  const fields = await filterableFields(ctx)
  const long = rows.length > mostCounted ? await countLong(ctx, base) : undefined
  return { rows, labels, fields, long, isPartial: await isCommonText(ctx, base) }
}

/** The source of a long list with its brands counted under these filters; others count all of their values anyway. */
export async function narrowedSource(
  ctx: Ctx,
  base: Base,
  source: FacetSource,
  filters: ListFilters,
): Promise<FacetSource> {
  const { brand: _, ...others } = filters
  if (!source.long || Object.values(others).every((value) => value === undefined)) return source
  const found = new Map(asBrands(await selectBrands(ctx, base, others)).map(({ path, count }) => [path, count]))
  const brands = source.long.brands.map((brand) => ({ ...brand, count: found.get(brand.path) ?? 0 }))
  return { ...source, long: { ...source.long, brands } }
}

/**
 * Facets of a list with these filters.
 * @param categories all of the site; none for a list of a category, which shows its own as links
 */
export function facetsOf(
  { rows, labels, fields, long, isPartial }: FacetSource,
  filters: ListFilters,
  categories: Category[],
): Facets {
  const offered = offeredBy(rows)
  const asked = {
    options: askedFor(offered.options, filters.options),
    fields: askedFor(offered.fields, filters.fields),
  }
  const spelt = { ...filters, options: asked.options.chosen, fields: asked.fields.chosen }
  // A long list offers the values of its newest products without a number.
  const counts = countValues(rows, long ? {} : spelt, rootsIn(categories))
  const counted = (filter: string) => (value: string) => (long ? null : counts.of(filter, value))
  const group = (kind: 'option' | 'field', name: string, title: string, of: Valued): FacetGroup => {
    const countOf = counted(`${kind}.${name}`)
    const { nameOf, valueIn } = asked[`${kind}s`]
    const shown = [...new Set([...(of.offered ?? []), ...(of.chosen ?? [])])].slice(0, mostValues)
    const values = [...toldApart(shown, of.labelOf)].map(([value, label]) => ({
      ...{ value: valueIn(name, value), label, count: countOf(value) },
    }))
    return { filter: `${kind}.${nameOf(name)}`, title, values }
  }
  const steps = (filter: string, of: readonly number[], chosen: number | undefined): FacetValue[] =>
    of
      .filter((step) => !long || step === chosen || counts.of(filter, String(step)) > 0)
      .map((step) => ({ value: String(step), label: String(step), count: counted(filter)(String(step)) }))
  const names = namesOf(offered.options, spelt.options)
  const titles = toldApart(names, (name) => labels.get(optionKey(name)) ?? name)
  return {
    brands: long?.brands ?? brandsOf(rows, counted('brand')),
    priceMin: long?.priceMin ?? offered.priceMin,
    priceMax: long?.priceMax ?? offered.priceMax,
    isPartial,
    inStock: long ? null : counts.inStock,
    categories: categoriesOf(categories, rows, filters.categories, counted('in')),
    ratings: steps('rating', ratingSteps, filters.rating),
    discounts: steps('discount', discountSteps, filters.discount),
    options: [...titles].map(([name, title]) =>
      group('option', name, title, {
        ...{ offered: offered.options.get(name), chosen: spelt.options[name] },
        labelOf: (value) => labels.get(optionKey(name, value)) ?? value,
      }),
    ),
    fields: fields.flatMap(({ _id, name, unit, type, labelOf }) => {
      const saidOf = (value: string) =>
        (type === 'TEXT' ? labels.get(fieldKey(_id, value)) : undefined) ?? labelOf(value)
      const valued = { offered: offered.fields.get(_id), chosen: spelt.fields[_id], labelOf: saidOf }
      const { filter, values } = group('field', _id, name, valued)
      return values.length === 0 ? [] : [{ filter, title: name, unit, type, values }]
    }),
  }
}

type Valued = {
  offered: string[] | undefined
  chosen: string[] | undefined
  labelOf: (value: string) => string
}

const namesOf = (offered: Map<string, string[]>, chosen: ChosenValues = {}): string[] =>
  [
    ...new Set([
      ...[...offered].flatMap(([name, values]) => (values.length > 1 ? [name] : [])),
      ...Object.keys(chosen),
    ]),
  ].slice(0, mostGroups)

function brandsOf(rows: FacetRow[], countOf: (path: string) => number | null): Brand[] {
  const all = new Map(rows.flatMap(({ brand }) => (brand ? [[brand.path, brand.name] as const] : [])))
  const counted = [...all].map(([path, name]) => ({ name, path, count: countOf(path) ?? 0 }))
  return counted.sort((a, b) => b.count - a.count || byName(a.name, b.name))
}

/** Main categories of which the list has products, and chosen ones. */
function categoriesOf(
  all: Category[],
  rows: FacetRow[],
  chosen: string[] | undefined,
  countOf: (path: string) => number | null,
): FacetValue[] {
  const rootsOf = rootsIn(all)
  const present = new Set([...(chosen ?? []), ...rows.flatMap(({ categories }) => categories.flatMap(rootsOf))])
  const mains = all.filter(({ parentId, path }) => parentId === null && present.has(path))
  return mains.map(({ path, title }) => ({ value: path, label: title, count: countOf(path) }))
}

/** Paths of a category and of all above it, by its id. */
function rootsIn(all: Category[]): (id: string) => string[] {
  const byId = new Map(all.map((category) => [category._id, category]))
  const known = new Map<string, string[]>()
  return (id) => {
    const before = known.get(id)
    if (before) return before
    const roots = new Set<string>()
    for (let one = byId.get(id); one && !roots.has(one.path); one = byId.get(one.parentId ?? '')) roots.add(one.path)
    known.set(id, [...roots])
    return [...roots]
  }
}

/** Brands of all products for sale, with how many there are of each. */
export async function countBrands(ctx: Ctx): Promise<Brand[]> {
  return asBrands(await brandsOfAll(ctx, {}))
}

async function countLong(ctx: Ctx, base: Base): Promise<FacetSource['long']> {
  const rows = await selectBrands(ctx, base)
  const prices = rows.flatMap(({ priceMin, priceMax }) => [priceMin ?? [], priceMax ?? []].flat())
  return { brands: asBrands(rows), priceMin: Math.min(...prices), priceMax: Math.max(...prices) }
}

const asBrands = (rows: Awaited<ReturnType<typeof selectBrands>>): Brand[] =>
  rows.flatMap(({ brand, count }) => (brand ? [{ ...brand, count }] : []))

const brandsOfAll = sharedStatement((scope) => brandsQuery(scope, published))
const brandsOfCategory = sharedStatement((scope) =>
  brandsQuery(scope, and(published, inCategoriesAt(scope, products.id, [sql.placeholder('category')]))),
)

/** Brands with price ranges. A text, a collection or filters need a statement of their own; the others are shared. */
async function selectBrands(ctx: Ctx, base: Base, filters?: ListFilters) {
  const { category, collection, text } = base
  if (collection !== undefined || text || filters)
    return brandsQuery(ctx, and(await conditionOfBase(ctx, base), filters && conditions(ctx, filters))).execute()
  return category === undefined ? brandsOfAll(ctx, {}) : brandsOfCategory(ctx, { category })
}

function brandsQuery(scope: SiteScope, where: SQL | undefined) {
  // Counted before brands are joined: the planner underestimates a category's products and would use a nested loop.
  const counted = scope.db
    .select({
      brandId: products.brandId,
      count: count().as('count'),
      priceMin: min(products.price).as('price_min'),
      priceMax: max(products.price).as('price_max'),
    })
    .from(products)
    .where(inSite(scope, products, where))
    .groupBy(products.brandId)
    .as('counted')
  return scope.db
    .select({
      brand: { name: brands.name, path: brands.path },
      count: counted.count,
      priceMin: counted.priceMin,
      priceMax: counted.priceMax,
    })
    .from(counted)
    .leftJoin(brands, inSite(scope, brands, eq(brands.id, counted.brandId)))
    .orderBy(desc(counted.count), asc(sql`plain_text(${brands.name})`))
    .prepare('brands')
}
