import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PlacedSection } from '../../../../shared/content/pages/page-document.ts'
import { type SampleKind, sampleKinds } from '../../../../shared/sites/samples.ts'
import { anyOf } from '../../../platform/any-of.ts'
import { announce, type Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { sampleWords } from './sample-sections.ts'
import type { Marked, SampleThing } from './sample-thing.ts'
import { samples } from './samples.tables.ts'

/** Tag announced when things become samples or stop being samples. */
export const samplesTag = 'samples'

type Marks = { kind: SampleKind; thingId: string }[]

/** Sections of a page, group or template whose words are the starter's. */
export type WordedSections = { id: string; sections: PlacedSection[] }

/** Things, parts of the settings, and words on pages that a starter brings; `pageIds` are those of its new pages. */
type Brought = {
  things: SampleThing[]
  settings: string[]
  words: (ctx: Ctx, pageIds: string[]) => Promise<WordedSections[]>
}

/**
 * Runs `work`, which fills the site, and marks the things it created, these parts of the settings and these words as samples.
 * @returns the result of `work`
 */
export async function markingSamples<T>(ctx: Ctx, own: Brought, work: () => Promise<T>): Promise<T> {
  const before = new Set((await allThings(ctx, own.things)).map(({ thingId }) => thingId))
  const made = await work()
  const brought = (await allThings(ctx, own.things)).filter(({ thingId }) => !before.has(thingId))
  const marks: Marks = [...brought, ...own.settings.map((thingId) => ({ kind: 'settings' as const, thingId }))]
  await ctx.db.insert(samples).values(marks).onConflictDoNothing()
  const pageIds = brought.flatMap(({ kind, thingId }) => (kind === 'page' ? [thingId] : []))
  for (const worded of await own.words(ctx, pageIds)) await markWords(ctx, worded)
  await announce(ctx, samplesTag)
  return made
}

/** Everything on a site that may be a sample; little before a starter has filled it. */
async function allThings(ctx: Ctx, things: SampleThing[]): Promise<Marks> {
  const found = things.map(
    ({ kind, from, where = sql`true` }) => sql`select ${kind}::text as kind, t.id::text as "thingId" from ${from}
      where t.site_id = ${ctx.site.id} and ${where}`,
  )
  const { rows } = await ctx.db.execute<Marks[number]>(sql.join(found, sql` union all `))
  return rows
}

async function markWords(ctx: Ctx, { id, sections }: WordedSections): Promise<void> {
  const said = sections.flatMap((section) => {
    const words = sampleWords(section)
    return words === undefined ? [] : [[section.id, words]]
  })
  await ctx.db.insert(samples).values({ kind: 'words', thingId: id, sections: Object.fromEntries(said) })
}

/**
 * Unmarks things that were edited. A page's sections are unmarked one by one.
 * @returns the ids of those that were samples
 */
export async function unmark(ctx: Ctx, { kind, tags }: Marked, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await ctx.db
    .delete(samples)
    .where(inSite(ctx, samples, eq(samples.kind, kind), anyOf(samples.thingId, ids)))
    .returning({ thingId: samples.thingId })
  if (gone.length > 0) await announce(ctx, samplesTag, ...(tags?.(ids) ?? []))
  return gone.map(({ thingId }) => thingId)
}

/** Marks things that are again as the starter brought them. */
export async function markAgain(ctx: Ctx, { kind, tags }: Marked, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const marks = ids.map((thingId) => ({ kind, thingId }))
  await ctx.db.insert(samples).values(marks).onConflictDoNothing()
  await announce(ctx, samplesTag, ...(tags?.(ids) ?? []))
}

/** Marks the copy of a sample as one. */
export async function inheritMark(ctx: Ctx, thing: Marked, { from, to }: { from: string; to: string }): Promise<void> {
  const own = inSite(ctx, samples, eq(samples.kind, thing.kind), eq(samples.thingId, from))
  if ((await ctx.db.$count(samples, own)) > 0) await markAgain(ctx, thing, [to])
}

/** Ids of the remaining samples of these things, and of the settings, by kind, sorted. The query reads only the samples. */
export async function listSamples(ctx: Ctx, things: SampleThing[]): Promise<Record<SampleKind, string[]>> {
  const there = things.map(
    ({ kind, from, where = sql`true` }) => sql`select s.kind, s.thing_id as "thingId" from samples s
      join ${from} on t.site_id = s.site_id and t.id = ${markedId(kind)} and ${where}
      where s.site_id = ${ctx.site.id} and s.kind = ${kind}`,
  )
  const parts = sql`select s.kind, s.thing_id from samples s where s.site_id = ${ctx.site.id} and s.kind = 'settings'`
  const all = sql.join([...there, parts], sql` union all `)
  const { rows } = await ctx.db.execute<Marks[number]>(sql`${all} order by 2`)
  const of = (kind: SampleKind) => rows.flatMap((row) => (row.kind === kind ? row.thingId : []))
  return Object.fromEntries(sampleKinds.map((kind) => [kind, of(kind)])) as Record<SampleKind, string[]>
}

/**
 * SQL: the marked thing's id in a query of `samples s`, so that the thing's table is searched by index. Other kinds have no
 * uuid.
 */
export const markedId = (kind: string): SQL => sql`case when s.kind = ${kind} then s.thing_id::uuid end`

/** SQL: ids of an open site's samples as an array evaluated once per query; empty for a closed site, which shows them (B191). */
export const hiddenSamples = (
  kind: 'product',
): SQL => sql`(select coalesce(array_agg(s.thing_id::uuid), '{}') from samples s
  where s.site_id = current_site() and s.kind = ${sql.raw(`'${kind}'`)}
  and exists (select from sites where id = current_site() and closed_at is null))::uuid[]`

/** SQL: whether the thing with this id is a sample. */
export function isSample(kind: SampleKind, id: SQL): SQL<boolean> {
  const same = and(sql`s.site_id = current_site()`, sql`s.kind = ${kind}`, sql`s.thing_id = ${id}::text`)
  return sql<boolean>`exists (select from samples s where ${same})`
}
