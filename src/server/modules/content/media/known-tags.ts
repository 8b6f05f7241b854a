import { sql } from 'drizzle-orm'
import { isAlike } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'

/** Replaces tags by the library's own spelling: `diwali` becomes its `Diwali`. */
export async function knownTags(ctx: Ctx, tags: string[]): Promise<string[]> {
  if (tags.length === 0) return []
  const { rows } = await ctx.db.execute<{ tag: string }>(sql`
    select distinct tag from media, unnest(tags) tag
    where site_id = ${ctx.site.id} and lower(tag) in (select lower(given) from unnest(${sql.param(tags)}::text[]) given)
    order by tag`)
  const known = rows.map(({ tag }) => tag)
  return tags.map((tag) => (known.includes(tag) ? tag : (known.find((one) => isAlike(one, tag)) ?? tag)))
}

/** Serialises changes that give tags: two at once must not bring tags that differ in capitals alone. Call before pictures are locked. */
export async function turnForTags(ctx: Ctx, tags: string[] | undefined): Promise<void> {
  if (tags?.length) await takeTurn(ctx, 'media tags')
}
