import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PlacedSection } from '../../../../shared/content/page-document.ts'
import { type SampleKind, sampleKinds } from '../../../../shared/sites/samples.ts'
import { anyOf } from '../../../platform/any-of.ts'
import { announce, type Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { productsTag, productTag } from '../../product-tags.ts'
import { sampleWords } from './sample-sections.ts'
import { samples } from './samples.tables.ts'

/** Tag announced when things become samples or stop being samples. */
export const samplesTag = 'samples'

type Table = { from: SQL; where: SQL }

/** The table `t` of each kind of sample, and its rows that count; settings have none. */
const tables: Record<Exclude<SampleKind, 'settings'>, Table> = {
  product: { from: sql`products`, where: sql`t.deleted is null` },
  category: { from: sql`categories`, where: sql`true` },
  brand: { from: sql`brands`, where: sql`true` },
  page: { from: sql`pages`, where: sql`t.kind in ('page', 'group') and t.deleted_at is null` },
  post: { from: sql`posts`, where: sql`true` },
  blogCategory: { from: sql`blog_categories`, where: sql`true` },
  blogTag: { from: sql`blog_tags`, where: sql`true` },
  blogAuthor: { from: sql`blog_authors`, where: sql`true` },
}

type Marks = { kind: SampleKind; thingId: string }[]

/** Further samples of a starter: parts of the settings, and the types of the sections of each template whose words are its own. */
type Brought = { settings: string[]; templates: ReadonlyMap<string, string[]> }

/**
 * Runs `work`, which fills the site, and marks the things it created, these parts of the settings and the words of these
 * templates as samples.
 * @returns the result of `work`
 */
export async function markingSamples<T>(ctx: Ctx, own: Brought, work: () => Promise<T>): Promise<T> {
  const before = new Set((await allThings(ctx)).map(({ thingId }) => thingId))
  const made = await work()
  const brought = (await allThings(ctx)).filter(({ thingId }) => !before.has(thingId))
  const marks: Marks = [...brought, ...own.settings.map((thingId) => ({ kind: 'settings' as const, thingId }))]
  await ctx.db.insert(samples).values(marks).onConflictDoNothing()
  await markWords(
    ctx,
    brought.flatMap(({ kind, thingId }) => (kind === 'page' ? [thingId] : [])),
    own.templates,
  )
  await announce(ctx, samplesTag)
  return made
}

/** Everything on a site that may be a sample; little before a starter has filled it. */
async function allThings(ctx: Ctx): Promise<Marks> {
  const found = Object.entries(tables).map(
    ([kind, { from, where }]) => sql`select ${kind}::text as kind, t.id::text as "thingId" from ${from} t
      where t.site_id = ${ctx.site.id} and ${where}`,
  )
  const { rows } = await ctx.db.execute<Marks[number]>(sql.join(found, sql` union all `))
  return rows
}

type Worded = { id: string; kind: string; key: string; sections: PlacedSection[] }

async function markWords(ctx: Ctx, pageIds: string[], templates: Brought['templates']): Promise<void> {
  const { rows } = await ctx.db.execute<Worded>(sql`
    select id, kind, key, draft -> 'sections' as sections from pages where site_id = ${ctx.site.id}
      and (id = any(${sql.param(pageIds)}::uuid[]) or kind = 'template' and key = any(${sql.param([...templates.keys()])}::text[]))`)
  for (const { id, kind, key, sections } of rows) {
    const own = sections.filter(({ type }) => kind !== 'template' || templates.get(key)?.includes(type))
    const said = own.flatMap((section) => {
      const words = sampleWords(section)
      return words === undefined ? [] : [[section.id, words]]
    })
    await ctx.db.insert(samples).values({ kind: 'words', thingId: id, sections: Object.fromEntries(said) })
  }
}

/** Cache tags of lists and pages that show things which are no longer samples. */
const tagsOf: Partial<Record<SampleKind, (ids: string[]) => string[]>> = {
  product: (ids) => [productsTag, ...ids.map(productTag)],
}

/**
 * Unmarks things that were edited. A page's sections are unmarked one by one.
 * @returns the ids of those that were samples
 */
export async function unmark(ctx: Ctx, kind: SampleKind, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await ctx.db
    .delete(samples)
    .where(inSite(ctx, samples, eq(samples.kind, kind), anyOf(samples.thingId, ids)))
    .returning({ thingId: samples.thingId })
  if (gone.length > 0) await announce(ctx, samplesTag, ...(tagsOf[kind]?.(ids) ?? []))
  return gone.map(({ thingId }) => thingId)
}

/** Marks things that are again as the starter brought them. */
export async function markAgain(ctx: Ctx, kind: SampleKind, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const marks = ids.map((thingId) => ({ kind, thingId }))
  await ctx.db.insert(samples).values(marks).onConflictDoNothing()
  await announce(ctx, samplesTag, ...(tagsOf[kind]?.(ids) ?? []))
}

/** Marks the copy of a sample as one. */
export async function inheritMark(
  ctx: Ctx,
  kind: SampleKind,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const own = inSite(ctx, samples, eq(samples.kind, kind), eq(samples.thingId, from))
  if ((await ctx.db.$count(samples, own)) > 0) await markAgain(ctx, kind, [to])
}

/** Ids of the remaining samples by kind, sorted. The query reads only the samples. */
export async function listSamples(ctx: Ctx): Promise<Record<SampleKind, string[]>> {
  const there = Object.entries(tables).map(
    ([kind, { from, where }]) => sql`select s.kind, s.thing_id as "thingId" from samples s
      join ${from} t on t.site_id = s.site_id and t.id = ${markedId(kind)} and ${where}
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
