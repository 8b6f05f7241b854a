import { sql } from 'drizzle-orm'
import { searchWords } from '../../../../shared/selling/search/search-words.ts'
import { nilUuid } from '../../../../shared/uuid.ts'
import { announce, type Ctx, type Services, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import { keepWords, quoted, withoutWords, wordsVersion } from '../products/index.ts'
import { type SayAnewData, sayAnewJob } from '../say-anew.ts'
import { productsTag } from '../tags.ts'

const fillJob = 'search.fill'
/** Products per transaction. */
const batch = 200
const mostSites = 1_000
export const searchJobs: Job[] = [
  job<SayAnewData>(sayAnewJob, sayAnew),
  job(fillJob, fill, { policy: 'exclusive', expireInSeconds: 3 * 3_600, sitesAtOnce: 2 }),
]

/** Reindexes all products whose words include this name. */
async function sayAnew(ctx: Ctx, { name }: SayAnewData, signal?: AbortSignal): Promise<void> {
  const query = searchWords(name).map(quoted).join(' & ')
  if (query === '') return
  await inBatches(ctx, signal, async (after) => {
    const { rows } = await ctx.db.execute<{ id: string }>(sql`
      select product_id as id from product_words
      where site_id = ${ctx.site.id} and product_id > ${after}::uuid and words @@ ${query}::tsquery
      order by product_id limit ${batch}`)
    return rows
  })
}

/** Indexes products whose words are missing or of an older version. */
async function fill(ctx: Ctx, _: unknown, signal?: AbortSignal): Promise<void> {
  await inBatches(ctx, signal, (after) => withoutWords(ctx, after, batch))
  if (signal?.aborted) return
  await ctx.db.execute(sql`insert into search_states (site_id, version) values (${ctx.site.id}, ${wordsVersion})
    on conflict (site_id) do update set version = excluded.version`)
}

/** Restarts from the beginning when the job is retried: finished products are skipped or rewritten unchanged. */
async function inBatches(
  ctx: Ctx,
  signal: AbortSignal | undefined,
  next: (after: string) => Promise<{ id: string }[]>,
): Promise<void> {
  for (let after = nilUuid; !signal?.aborted; ) {
    const ids = (await next(after)).map(({ id }) => id)
    const last = ids.at(-1)
    if (!last) return
    await transaction(ctx, async (ctx) => {
      await keepWords(ctx, ids)
      await announce(ctx, productsTag)
    })
    after = last
  }
}

/** Queues reindexing for sites whose words are of an older version. */
export async function fillSites({ database, jobs }: Services): Promise<void> {
  const { rows } = await database.query({
    text: 'select sites_before_words($1, $2) as id',
    values: [wordsVersion, mostSites],
  })
  for (const { id } of rows) await jobs.send(database.forSite(id), fillJob, { siteId: id }, { key: String(id) })
}
