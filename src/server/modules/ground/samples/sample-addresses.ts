import { sql } from 'drizzle-orm'
import { addressOf, type KindName } from '../../../../shared/content/kinds/index.ts'
import { type Ctx, cached } from '../../../platform/context.ts'
import { markedId, samplesTag } from './marks.ts'
import type { AddressedSample } from './sample-thing.ts'

/** Kinds of things with addresses, of which some may be samples. */
type Kinds = Readonly<Record<string, { sample?: AddressedSample }>>

/**
 * Addresses of an open site's samples, as `addressOf` writes them; none for a closed site. Sitemap, feeds and structured data
 * leave them out (B191).
 */
export async function sampleAddresses(ctx: Ctx, kinds: Kinds): Promise<ReadonlySet<string>> {
  if (ctx.site.closed) return new Set()
  const { value } = await cached(ctx, 'sample addresses', async () => ({
    value: await read(ctx, kinds),
    tags: new Set([samplesTag]),
  }))
  return value
}

async function read(ctx: Ctx, kinds: Kinds): Promise<ReadonlySet<string>> {
  const parts = Object.values(kinds).flatMap(({ sample }) => (sample ? [marked(ctx, sample)] : []))
  const { rows } = await ctx.db.execute<{ kind: KindName; path: string | null }>(sql.join(parts, sql` union all `))
  return new Set(rows.flatMap(({ kind, path }) => (path === null ? [] : [addressOf(kind, path)])))
}

const marked = ({ site }: Ctx, { kind, from, path }: AddressedSample) => sql`
  select ${kind}::text as kind, ${path} as path from samples s
  join ${from} on t.site_id = s.site_id and t.id = ${markedId(kind)}
  where s.site_id = ${site.id} and s.kind = ${kind}`
