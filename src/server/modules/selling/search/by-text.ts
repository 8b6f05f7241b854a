import { and, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { mostFound } from '../../../../shared/selling/search/limits.ts'
import { priceIn } from '../../../../shared/selling/search/price-words.ts'
import { joinedPairs } from '../../../../shared/selling/search/search-words.ts'
import { type Ctx, cached } from '../../../platform/context.ts'
import { withFreshPlan } from '../../../platform/statements.ts'
import { inSite } from '../../../platform/table.ts'
import { products, productWords, published } from '../products/index.ts'
import { pricesTag, productsTag } from '../tags.ts'
import { countGathered, type Gathered, isAmong, mostGathered } from './gathered.ts'
import { searchTag } from './synonyms.ts'
import { type Reading, read, type Understood, wantedBy } from './understand.ts'
import { type Levels, levelsOf, levelsOfAny, rankedBy, stepsOf, type Wanted } from './word-query.ts'

/** A text query, resolved against the site's words. */
export type Found = Levels & {
  /** No product matches. */
  isNothing: boolean
  /** At least `most` products have the words, so they are not counted. */
  isCommon: boolean
  /** Whether the words' index has gathered all products that have the words. */
  isGathered: boolean
  /** How many of those gathered match, at most `most`; of common words without a price, whether one does. */
  matching: number
  /** The first `most` products that have the words, if they are so few that they are kept. */
  ids: string[] | null
  /** True if all words are required; false if one suffices because no product has all. */
  isWhole: boolean
  steps: ReturnType<typeof stepsOf>
  ranking: string
  /** Whole rupees. */
  price: { min?: number; max?: number } | undefined
  understood: Understood[]
  withoutPrice: string
}

/** A query matching `most` products or more is common. */
type Manner = { isBeginning: boolean; most: number }

const usual: Manner = { isBeginning: false, most: mostFound }

/**
 * Resolves a text query: first with brands, options and prices as filters; if nothing matches, with typos corrected, then with
 * everything as words, and finally with any one word.
 */
export async function findText(ctx: Ctx, text: string, manner: Manner = usual): Promise<Found> {
  const key = `search ${JSON.stringify(manner)} ${text}`
  const { value } = await cached(ctx, key, async () => ({
    value: await look(ctx, text, manner),
    tags: new Set(tagsOfText(text)),
  }))
  return value
}

/**
 * Cache tags of what a text finds: products, the owner's synonyms and pins, and prices if the text says one, also where
 * nothing has that price yet.
 */
export const tagsOfText = (text: string): string[] => [productsTag, searchTag, ...(priceIn(text) ? [pricesTag] : [])]

async function look(ctx: Ctx, text: string, { isBeginning, most }: Manner): Promise<Found> {
  const reading = await read(ctx, text)
  const plainly = async () => {
    const isFiltered = reading.spans.length > 0 || reading.price || reading.measures.length > 0
    return isFiltered ? await read(ctx, text, { asWords: true }) : reading
  }
  const tries: (() => Promise<Found>)[] = [
    () => found(ctx, reading, { isBeginning, isForgiving: false }),
    () => found(ctx, reading, { isBeginning, isForgiving: true }),
    async () => found(ctx, await plainly(), { isBeginning, isForgiving: true }),
    async () => foundAny(ctx, reading, isBeginning),
    async () => foundAny(ctx, await plainly(), isBeginning),
  ]
  let last: Found | undefined
  for (const attempt of tries) {
    const one = await attempt()
    if (last?.all === one.all && last.price === one.price) continue
    const { gathered, ...counted } = await gather(ctx, one, most)
    last = { ...one, ...counted, isCommon: gathered >= most, isGathered: gathered < limitOf(one, most) }
    if (last.matching > 0 || (await hasOthers(ctx, last))) return last
  }
  return {
    ...(last ?? (await found(ctx, reading, { isBeginning, isForgiving: false }))),
    isNothing: true,
    understood: [],
  }
}

type How = { isBeginning: boolean; isForgiving: boolean }

/** Words outside filters, each with its search terms. */
async function wantedOf(ctx: Ctx, reading: Reading, { isBeginning, isForgiving }: How): Promise<Wanted[]> {
  const last = reading.words.length - 1
  const free = reading.words.flatMap((_, at) =>
    reading.spans.some(({ from, to }) => at >= from && at < to) ? [] : [at],
  )
  const words = await Promise.all(
    free.map((at) => wantedBy(ctx, reading, at, { isBeginning: isBeginning && at === last, isForgiving })),
  )
  return [
    ...words,
    ...reading.measures.map((term) => ({ exact: [term], sounding: [], near: [], apart: [], isKnown: true })),
  ]
}

async function found(ctx: Ctx, reading: Reading, how: How): Promise<Found> {
  const wanted = await wantedOf(ctx, reading, how)
  const filters = reading.spans.map(({ lexemes }) => lexemes)
  return { ...levelsOf(wanted, filters), ...aboutOf(reading, wanted), isWhole: true }
}

/** Any word suffices if the site knows at least half of them: fewer say little about what was meant. */
async function foundAny(ctx: Ctx, reading: Reading, isBeginning: boolean): Promise<Found> {
  const plain = { ...reading, spans: [], understood: [] }
  const wanted = await wantedOf(ctx, plain, { isBeginning, isForgiving: true })
  const known = wanted.filter(({ isKnown, near }) => isKnown || near.length > 0)
  const isEnough = known.length * 2 >= wanted.length
  return {
    ...levelsOfAny(isEnough ? known : []),
    ...aboutOf(plain, known),
    price: isEnough ? plain.price : undefined,
    isWhole: false,
  }
}

function aboutOf({ words, price, understood, withoutPrice }: Reading, wanted: Wanted[]) {
  const ranking = rankedBy(wanted, joinedPairs(words))
  const none = { isNothing: false, isCommon: false, isGathered: false, matching: 0, ids: null }
  return { ...none, steps: stepsOf(wanted), ranking, price, understood, withoutPrice }
}

/** Price condition from the text. */
export function pricedAs({ price }: Found): SQL | undefined {
  return and(
    price?.min === undefined ? undefined : withFreshPlan(gte(products.price, price.min * 100)),
    price?.max === undefined ? undefined : withFreshPlan(lte(products.price, price.max * 100)),
  )
}

/** All conditions of a text query. */
export function conditionOf(ctx: Ctx, found: Found): SQL | undefined {
  return found.isNothing ? sql`false` : and(hasWords(ctx, found, found.all), pricedAs(found))
}

/** Common words are checked product by product while scanning in any order; rare ones use the word index. */
export function hasWords(ctx: Ctx, found: Found, query: string): SQL | undefined {
  if (query === '') return undefined
  if (found.isCommon) return holdsWords(ctx, query)
  return found.ids && query === found.all ? isOneOf(found.ids) : isAmong(query, mostFound)
}

/** True for these products. */
export const isOneOf = (ids: string[]): SQL => sql`${products.id} = any(${sql.param(ids)}::uuid[])`

/** Checked for each product scanned. */
export function holdsWords(ctx: Ctx, query: string): SQL {
  const holding = ctx.db
    .select({ id: productWords.productId })
    .from(productWords)
    .where(inSite(ctx, productWords, withFreshPlan(sql`${productWords.words} @@ ${query}::tsquery`)))
  return inArray(products.id, holding)
}

/** A price narrows common words, so more of their products are looked at. */
const limitOf = ({ price }: Found, most: number) => (price ? mostGathered : most)

const nothingGathered: Gathered = { gathered: 0, matching: 0, ids: null }

async function gather(ctx: Ctx, found: Found, most: number): Promise<Gathered> {
  if (found.all === '') return nothingGathered
  const counting = countGathered(ctx, {
    ...{ query: found.all, limit: limitOf(found, most), most, mostOfMore: found.price ? most : 1 },
    where: and(published, pricedAs(found)),
  })
  const [row] = await counting.execute()
  return row ?? nothingGathered
}

/** Whether products match that were not among those counted: of a price alone, or of common words. */
async function hasOthers(ctx: Ctx, found: Found): Promise<boolean> {
  if (found.all === '' ? !found.price : found.isGathered) return false
  return isAny(ctx, conditionOf(ctx, found))
}

async function isAny(ctx: Ctx, condition: SQL | undefined): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inSite(ctx, products, published, condition))
    .limit(1)
  return rows.length > 0
}
