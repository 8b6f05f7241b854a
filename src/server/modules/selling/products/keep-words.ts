import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { keysOf } from '../../../../shared/selling/search/typing-keys.ts'
import { anyOf } from '../../../platform/any-of.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { dictionariesOf } from '../../content/translations/index.ts'
import { brands } from '../brands/index.ts'
import { allCategories, categories } from '../categories/index.ts'
import { variants } from '../stock/index.ts'
import { products } from './products.tables.ts'
import { productWords } from './words.tables.ts'
import { type ProductTexts, type ProductWords, wordsOf, wordsVersion } from './words.ts'

/**
 * Updates the search words of products. Call in the transaction that changes their texts, brand, categories or options, or a
 * translation of these.
 */
export async function keepWords(ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await writeTexts(ctx, await storedTexts(ctx, ids))
}

type NewProduct = Own & {
  id: string
  tags: string[]
  brandId: string | null
  categoryIds: string[]
  variants: { sku: string }[]
}

/** Like `keepWords`, for products that this transaction has added and nothing is translated of: they are not read back. */
export async function keepNewWords(ctx: Ctx, added: NewProduct[]): Promise<void> {
  const brandIds = [...new Set(added.flatMap(({ brandId }) => brandId ?? []))]
  const categoryIds = [...new Set(added.flatMap(({ categoryIds }) => categoryIds))]
  const [brandAt, categoryAt] = [await brandNames(ctx, brandIds), await categoryTitles(ctx, categoryIds)]
  await writeTexts(
    ctx,
    added.map(({ brandId, categoryIds, variants, ...own }) => ({
      ...own,
      skus: variants.map(({ sku }) => sku),
      brand: brandAt.get(brandId ?? '') ?? '',
      in: categoryIds.map((_id) => ({ _id, title: categoryAt.get(_id) ?? '' })),
    })),
  )
}

async function brandNames(ctx: Ctx, ids: string[]): Promise<Map<string, string>> {
  const { id, name } = brands
  const rows = await ctx.db
    .select({ id, name })
    .from(brands)
    .where(inSite(ctx, brands, anyOf(id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function categoryTitles(ctx: Ctx, ids: string[]): Promise<Map<string, string>> {
  const { id, title } = categories
  const rows = await ctx.db
    .select({ id, title })
    .from(categories)
    .where(inSite(ctx, categories, anyOf(id, ids)))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** A product's texts in the site's main language. */
type StoredTexts = Own & {
  id: string
  tags: string[]
  skus: string[]
  brand: string
  in: { _id: string; title: string }[]
}

async function storedTexts(ctx: Ctx, ids: string[]): Promise<StoredTexts[]> {
  const all = allCategories(ctx, products.id)
  const skus = sql<string[] | null>`(select array_agg(${variants.sku}) from ${variants}
    where ${inSite(ctx, variants, sql`${variants.productId} = ${products.id}`)})`
  const { id, name, options, facts, tags, summary, description } = products
  const rows = await ctx.db
    .select({
      ...{ id, name, options, facts, tags, summary, description, skus },
      ...{ brand: brands.name, in: all.categories },
    })
    .from(products)
    .leftJoin(brands, onSite(products, brands, eq(brands.id, products.brandId)))
    .leftJoinLateral(all, sql`true`)
    .where(inSite(ctx, products, anyOf(id, ids)))
  return rows.map((row) => ({ ...row, brand: row.brand ?? '', in: row.in ?? [], skus: row.skus ?? [] }))
}

/** Writes the words of products, from their texts in all languages. */
async function writeTexts(ctx: Ctx, stored: StoredTexts[]): Promise<void> {
  const dictionaries = await dictionariesOf(ctx, {
    product: stored.map(({ id }) => id),
    category: [...new Set(stored.flatMap((texts) => texts.in.map(({ _id }) => _id)))],
  })
  const made = stored.map(({ id, in: categories, skus, ...texts }) => {
    const own = { ...texts, categories: categories.map(({ title }) => title), tags: [...texts.tags, ...skus] }
    const others = [...dictionaries.values()].map((said) => {
      const titles = categories.flatMap(({ _id, title }) => said.get(`category ${_id}`)?.get(title) ?? [])
      return { ...inLanguage(texts, said.get(`product ${id}`) ?? new Map()), categories: titles }
    })
    return { id, words: wordsOf([own, ...others]) }
  })
  await writeWords(ctx, made)
}

type Own = Pick<ProductTexts, 'name' | 'options' | 'facts' | 'summary' | 'description'>

/** A product's texts that are translated into another language. */
function inLanguage(
  { name, options, facts, summary, description }: Own,
  said: ReadonlyMap<string, string>,
): ProductTexts {
  const say = (text: string) => said.get(text) ?? ''
  const sayAll = (texts: string[]) => texts.map(say).filter((text) => text !== '')
  return {
    ...{ name: say(name), summary: say(summary), description: say(description), brand: '', categories: [], tags: [] },
    options: options.map((option) => ({
      ...option,
      name: say(option.name) || option.name,
      values: sayAll(option.values),
    })),
    facts: facts.map((fact) => ({ ...fact, name: say(fact.name), value: say(fact.value) })),
  }
}

/** Writes rows in the order of their keys: concurrent jobs of categories that share products would deadlock otherwise. */
async function writeWords(ctx: Ctx, made: { id: string; words: ProductWords }[]): Promise<void> {
  if (made.length === 0) return
  const ids = made.map(({ id }) => id)
  const vectors = made.map(({ words }) => words.vector)
  await ctx.db.execute(sql`insert into product_words (site_id, product_id, words, version)
    select ${ctx.site.id}::integer, id, vector::tsvector, ${wordsVersion}::smallint
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(vectors)}::text[]) given (id, vector)
    order by id
    on conflict (site_id, product_id) do update set words = excluded.words, version = excluded.version
      where product_words.words is distinct from excluded.words or product_words.version <> excluded.version`)
  await learnWords(ctx, made)
  await learnValues(ctx, made)
}

/**
 * Adds words that are new to the site, with their sounds and typo keys. Words are never removed: one that no product has any more
 * finds nothing, and costs nothing.
 */
async function learnWords(ctx: Ctx, made: { id: string; words: ProductWords }[]): Promise<void> {
  const rows = firstOf(
    made.flatMap(({ id, words }) => [...words.sounds].map(([word, sound]) => ({ id, word, sound }))),
    ({ word }) => word,
  )
  if (rows.length === 0) return
  const { rows: learnt } = await ctx.db.execute<{ sound: string; product_id: string }>(sql`
    insert into search_words (site_id, word, product_id, sound)
    select ${ctx.site.id}::integer, word, id, sound
    from unnest(${sql.param(rows.map(({ word }) => word))}::text[], ${sql.param(rows.map(({ id }) => id))}::uuid[],
      ${sql.param(rows.map(({ sound }) => sound))}::text[]) given (word, id, sound)
    where not exists (select 1 from search_words known where known.site_id = ${ctx.site.id} and known.word = given.word)
    order by word
    on conflict do nothing
    returning sound, product_id`)
  const keys = firstOf(
    learnt.flatMap(({ sound, product_id: id }) => keysOf(sound).map((key) => ({ id, key, sound }))),
    ({ key, sound }) => `${key} ${sound}`,
  )
  if (keys.length === 0) return
  await ctx.db.execute(sql`insert into search_keys (site_id, key, sound, product_id)
    select ${ctx.site.id}::integer, key, sound, id
    from unnest(${sql.param(keys.map(({ key }) => key))}::text[], ${sql.param(keys.map(({ sound }) => sound))}::text[],
      ${sql.param(keys.map(({ id }) => id))}::uuid[]) given (key, sound, id)
    where not exists (select 1 from search_keys known
      where known.site_id = ${ctx.site.id} and known.key = given.key and known.sound = given.sound)
    order by key, sound
    on conflict do nothing`)
}

async function learnValues(ctx: Ctx, made: { id: string; words: ProductWords }[]): Promise<void> {
  const rows = firstOf(
    made.flatMap(({ id, words }) => words.values.map((value) => ({ id, ...value }))),
    ({ sound, option, value }) => JSON.stringify([sound, option, value]),
  )
  if (rows.length === 0) return
  const column = (name: 'sound' | 'option' | 'value' | 'id') => sql.param(rows.map((row) => row[name]))
  await ctx.db.execute(sql`insert into search_values (site_id, sound, option, value, product_id)
    select ${ctx.site.id}::integer, sound, option, value, id
    from unnest(${column('sound')}::text[], ${column('option')}::text[], ${column('value')}::text[], ${column('id')}::uuid[])
      given (sound, option, value, id)
    where not exists (select 1 from search_values known where known.site_id = ${ctx.site.id} and known.sound = given.sound
      and known.option = given.option and known.value = given.value)
    order by sound, option, value
    on conflict do nothing`)
}

function firstOf<T>(rows: T[], keyOf: (row: T) => string): T[] {
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()]
}

/** The site's next products after `after` whose words are missing or of an older version. */
export function withoutWords(ctx: Ctx, after: string, most: number): Promise<{ id: string }[]> {
  return ctx.db
    .select({ id: products.id })
    .from(products)
    .leftJoin(productWords, onSite(products, productWords, eq(productWords.productId, products.id)))
    .where(
      and(
        inSite(ctx, products, sql`${products.id} > ${after}::uuid`),
        or(isNull(productWords.productId), lt(productWords.version, wordsVersion)),
      ),
    )
    .orderBy(products.id)
    .limit(most)
}
