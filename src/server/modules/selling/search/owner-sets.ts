import { desc, eq, sql } from 'drizzle-orm'
import type {
  OwnerQuery,
  PinInput,
  PinRow,
  SynonymsInput,
  SynonymsRow,
} from '../../../../shared/selling/catalogue/search-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { containsPlain, pageOf } from '../../../platform/lists.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { searchPins, searchSynonyms } from './search.tables.ts'
import { searchTag } from './synonyms.ts'

/** Limit per site: every search reads all of them. */
const most = 500

export async function listSynonyms(ctx: Ctx, { q, p, s }: OwnerQuery): Promise<{ data: SynonymsRow[]; total: number }> {
  const said = sql`array_to_string(${searchSynonyms.terms}, ' ')`
  const where = inSite(ctx, searchSynonyms, containsPlain(said, q))
  const { rows: data, total } = await pageOf(
    { p, s },
    ctx.db
      .select({ _id: searchSynonyms.id, terms: searchSynonyms.terms })
      .from(searchSynonyms)
      .where(where)
      .orderBy(desc(searchSynonyms.changedAt), desc(searchSynonyms.id)),
    ctx.db.$count(searchSynonyms, where),
  )
  return { data, total }
}

/** @throws Refusal `synonyms.many` */
export function createSynonyms(ctx: Ctx, { terms }: SynonymsInput): Promise<string> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, 'synonyms')
    if ((await ctx.db.$count(searchSynonyms, inSite(ctx, searchSynonyms))) >= most)
      throw refusal('synonyms.many', { most })
    const added = { terms: unlike(terms), changedAt: ctx.now() }
    const [row] = await ctx.db.insert(searchSynonyms).values(added).returning({ id: searchSynonyms.id })
    await announce(ctx, searchTag)
    return row?.id ?? ''
  })
}

/** @throws Refusal `synonyms.notFound` */
export function changeSynonyms(ctx: Ctx, id: string, { terms }: SynonymsInput): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .update(searchSynonyms)
      .set({ terms: unlike(terms), changedAt: ctx.now() })
      .where(inSite(ctx, searchSynonyms, eq(searchSynonyms.id, id)))
      .returning({ id: searchSynonyms.id })
    if (rows.length === 0) throw refusal('synonyms.notFound')
    await announce(ctx, searchTag)
  })
}

/** @throws Refusal `synonyms.notFound` */
export function deleteSynonyms(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const own = inSite(ctx, searchSynonyms, eq(searchSynonyms.id, id))
    const rows = await ctx.db.delete(searchSynonyms).where(own).returning({ id: searchSynonyms.id })
    if (rows.length === 0) throw refusal('synonyms.notFound')
    await announce(ctx, searchTag)
  })
}

/** Removes duplicates. @throws Refusal `synonyms.alike` if fewer than two remain */
function unlike(terms: string[]): string[] {
  const different = [...new Map(terms.map((term) => [term.toLowerCase(), term])).values()]
  if (different.length < 2) throw refusal('synonyms.alike', { field: 'terms' })
  return different
}

export async function listPins(ctx: Ctx, { q, p, s }: OwnerQuery): Promise<{ data: PinRow[]; total: number }> {
  const where = inSite(ctx, searchPins, containsPlain(searchPins.phrase, q))
  const { rows: data, total } = await pageOf(
    { p, s },
    ctx.db
      .select({ _id: searchPins.id, phrase: searchPins.phrase, paths: searchPins.paths })
      .from(searchPins)
      .where(where)
      .orderBy(desc(searchPins.changedAt), desc(searchPins.id)),
    ctx.db.$count(searchPins, where),
  )
  return { data, total }
}

/** @throws Refusal `pin.phrase`, `pin.many` */
export function createPin(ctx: Ctx, input: PinInput): Promise<string> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, 'pins')
    if ((await ctx.db.$count(searchPins, inSite(ctx, searchPins))) >= most) throw refusal('pin.many', { most })
    const adding = ctx.db
      .insert(searchPins)
      .values({ ...pinned(input), changedAt: ctx.now() })
      .returning({ id: searchPins.id })
    const [row] = await refuseTaken(adding, 'pin.phrase', { field: 'phrase', phrase: input.phrase })
    await announce(ctx, searchTag)
    return row?.id ?? ''
  })
}

/** @throws Refusal `pin.notFound`, `pin.phrase` */
export function changePin(ctx: Ctx, id: string, input: PinInput): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const changing = ctx.db
      .update(searchPins)
      .set({ ...pinned(input), changedAt: ctx.now() })
      .where(inSite(ctx, searchPins, eq(searchPins.id, id)))
      .returning({ id: searchPins.id })
    const rows = await refuseTaken(changing, 'pin.phrase', { field: 'phrase', phrase: input.phrase })
    if (rows.length === 0) throw refusal('pin.notFound')
    await announce(ctx, searchTag)
  })
}

/** @throws Refusal `pin.notFound` */
export function deletePin(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const own = inSite(ctx, searchPins, eq(searchPins.id, id))
    const rows = await ctx.db.delete(searchPins).where(own).returning({ id: searchPins.id })
    if (rows.length === 0) throw refusal('pin.notFound')
    await announce(ctx, searchTag)
  })
}

const pinned = ({ phrase, paths }: PinInput) => ({ phrase: phrase.toLowerCase(), paths: [...new Set(paths)] })
