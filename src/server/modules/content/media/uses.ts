import { type SQL, sql } from 'drizzle-orm'
import type { MediaPlace } from '../../../../shared/content/media-admin.ts'
import type { Ctx } from '../../../platform/context.ts'

/**
 * Which things of one kind show which pictures: a query of the site's rows `media_id`, `kind` (such as `product`), `title`,
 * `ref` (tells things of the kind apart) and `href` (where the admin shows the thing). What is not named by one of them may
 * be deleted from the library. A `media_id` that no picture has does no harm.
 */
export type MediaUse = (ctx: Ctx) => SQL

/** The pictures of videos: a `MediaUse`. */
export function mediaInVideos({ site }: Ctx): SQL {
  return sql`
    select m.poster as media_id, 'video' as kind, m.file_name as title, m.id as ref, '/admin/media?q=' || m.id as href
    from media m
    where m.site_id = ${site.id} and m.poster is not null`
}

/** The rows of all of them. */
export function allUses(ctx: Ctx, uses: MediaUse[]): SQL {
  return sql.join(
    uses.map((use) => use(ctx)),
    sql` union all `,
  )
}

/** What shows this picture, by kind and title. */
export async function placesOf(ctx: Ctx, uses: MediaUse[], id: string): Promise<MediaPlace[]> {
  return (await placesOfEach(ctx, uses, [id])).get(id) ?? []
}

/** The places that show each of these pictures. One query, because it reads all of the site's documents. */
export async function placesOfEach(ctx: Ctx, uses: MediaUse[], ids: string[]): Promise<Map<string, MediaPlace[]>> {
  const { rows } = await ctx.db.execute<MediaPlace & { media: string }>(sql`
    select media, kind, title, href
    from (select distinct media_id as media, kind, title, ref, href from (${allUses(ctx, uses)}) uses
      where media_id = any(${sql.param(ids)}::text[])) places
    order by kind, plain_text(title), ref`)
  const places = Map.groupBy(rows, ({ media }) => media)
  return new Map([...places].map(([id, each]) => [id, each.map(({ kind, title, href }) => ({ kind, title, href }))]))
}

/** What is announced when the library says something else of a picture that a thing of this kind shows: its description, its focal point. */
export const describedTag = (kind: string) => `described:${kind}`
