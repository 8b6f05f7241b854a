import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PlacedSection } from '../../../../shared/content/page-document.ts'
import { type SampleKind, sampleKinds } from '../../../../shared/sites/samples.ts'
import { announce, type Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { sampleWords } from './sample-sections.ts'
import { samples } from './samples.tables.ts'

/** Of a change of which things are samples. */
export const samplesTag = 'samples'

/** The table that a kind of sample is in; part of the settings are none. */
const tables: Record<Exclude<SampleKind, 'settings'>, SQL> = {
  product: sql`products t where t.deleted is null`,
  category: sql`categories t where true`,
  brand: sql`brands t where true`,
  page: sql`pages t where t.kind in ('page', 'group') and t.deleted_at is null`,
  post: sql`posts t where true`,
  blogCategory: sql`blog_categories t where true`,
  blogAuthor: sql`blog_authors t where true`,
}

type Marks = { kind: SampleKind; thingId: string }[]

/**
 * Fills the site by `work` and marks what it brought, and the settings that the starter decides, as samples.
 * @returns what `work` returns
 */
export async function markingSamples<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  const before = new Set((await allThings(ctx)).map(({ thingId }) => thingId))
  const made = await work()
  const brought = (await allThings(ctx)).filter(({ thingId }) => !before.has(thingId))
  const marks: Marks = [...brought, { kind: 'settings', thingId: 'shipping' }]
  await ctx.db.insert(samples).values(marks).onConflictDoNothing()
  await markWords(
    ctx,
    brought.filter(({ kind }) => kind === 'page'),
  )
  await announce(ctx, samplesTag)
  return made
}

async function allThings(ctx: Ctx): Promise<Marks> {
  const found = Object.entries(tables).map(
    ([kind, from]) =>
      sql`select ${kind}::text as kind, t.id::text as "thingId" from ${from} and t.site_id = ${ctx.site.id}`,
  )
  const { rows } = await ctx.db.execute<Marks[number]>(sql.join(found, sql` union all `))
  return rows
}

async function markWords(ctx: Ctx, pages: Marks): Promise<void> {
  for (const { thingId } of pages) {
    const { rows } = await ctx.db.execute<{ sections: PlacedSection[] }>(
      sql`select draft -> 'sections' as sections from pages where site_id = ${ctx.site.id} and id = ${thingId}::uuid`,
    )
    const said = (rows[0]?.sections ?? []).flatMap((section) => {
      const words = sampleWords(section)
      return words === undefined ? [] : [[section.id, words]]
    })
    await ctx.db.insert(samples).values({ kind: 'words', thingId, sections: Object.fromEntries(said) })
  }
}

/** Takes the mark off things that somebody has changed. The words of a page's sections lose it section by section. */
export async function unmark(ctx: Ctx, kind: SampleKind, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await ctx.db
    .delete(samples)
    .where(inSite(ctx, samples, eq(samples.kind, kind), inArray(samples.thingId, ids)))
    .returning({ thingId: samples.thingId })
  if (gone.length > 0) await announce(ctx, samplesTag)
}

/** What is a sample still, by kind. */
export async function listSamples(ctx: Ctx): Promise<Record<SampleKind, string[]>> {
  const [there, rows] = await Promise.all([
    allThings(ctx),
    ctx.db.select({ kind: samples.kind, thingId: samples.thingId }).from(samples).where(inSite(ctx, samples)),
  ])
  const known = new Set(there.map(({ kind, thingId }) => `${kind} ${thingId}`))
  const isThere = ({ kind, thingId }: (typeof rows)[number]) => kind === 'settings' || known.has(`${kind} ${thingId}`)
  const of = (kind: SampleKind) => rows.flatMap((row) => (row.kind === kind && isThere(row) ? row.thingId : []))
  return Object.fromEntries(sampleKinds.map((kind) => [kind, of(kind)])) as Record<SampleKind, string[]>
}

/** Whether the thing with this id, a column of the query, is a sample. */
export function isSample(kind: SampleKind, id: SQL): SQL<boolean> {
  const same = and(sql`s.site_id = current_site()`, sql`s.kind = ${kind}`, sql`s.thing_id = ${id}::text`)
  return sql<boolean>`exists (select from samples s where ${same})`
}
