import { type SQL, sql } from 'drizzle-orm'
import type { MediaPlace } from '../../../../shared/content/media/media-admin.ts'
import { fileAddressStart } from '../../../../shared/content/media/media-files.ts'
import { pictureIdForm } from '../../../../shared/content/media/pictures.ts'
import type { Ctx } from '../../../platform/context.ts'

/**
 * Which things of one kind use which media: a query of the site's rows `media_id`, `kind` (such as `product`), `title`, `ref`
 * (identifies the thing within its kind) and `href` (its screen in the admin). Media that no use names may be deleted from the
 * library. An unknown `media_id` does no harm.
 */
export type MediaUse = (ctx: Ctx) => SQL

const address = `${fileAddressStart}(${pictureIdForm})/`

/**
 * The rows `found[1]`: ids of the files of the library whose addresses stand in a text, as where it links to a PDF. Long texts of which
 * a site may have many keep them in a column (`linked_files`).
 */
export const addressesIn = (text: SQL): SQL => sql`regexp_matches(${text}, ${address}, 'g')`

/** A `MediaUse`: the posters of videos. */
export function mediaInVideos({ site }: Ctx): SQL {
  return sql`
    select m.poster as media_id, 'video' as kind, m.file_name as title, m.id as ref, '/admin/media?q=' || m.id as href
    from media m
    where m.site_id = ${site.id} and m.poster is not null`
}

/** Union of all uses. */
export function allUses(ctx: Ctx, uses: MediaUse[]): SQL {
  return sql.join(
    uses.map((use) => use(ctx)),
    sql` union all `,
  )
}

/** `used as (…)`: ids of all media that are in use. None without `uses`. */
export function usedMedia(ctx: Ctx, uses: MediaUse[]): SQL {
  const all = uses.length > 0 ? allUses(ctx, uses) : sql`select null::text as media_id where false`
  return sql`used as materialized (select distinct media_id from (${all}) all_uses)`
}

/** The number of things that use each of these media. */
export async function countUses(ctx: Ctx, uses: MediaUse[], ids: string[]): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ id: string; uses: number }>(sql`
    select media_id as id, count(distinct (kind, ref))::integer as uses from (${allUses(ctx, uses)}) all_uses
    where media_id = any(${sql.param(ids)}::text[]) group by media_id`)
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

/** Places that show this image, by kind and title. */
export async function placesOf(ctx: Ctx, uses: MediaUse[], id: string): Promise<MediaPlace[]> {
  return (await placesOfEach(ctx, uses, [id])).get(id) ?? []
}

/** Places that show each of these images. One query, because it reads all of the site's documents. */
export async function placesOfEach(ctx: Ctx, uses: MediaUse[], ids: string[]): Promise<Map<string, MediaPlace[]>> {
  const { rows } = await ctx.db.execute<MediaPlace & { media: string }>(sql`
    select media, kind, title, href
    from (select distinct media_id as media, kind, title, ref, href from (${allUses(ctx, uses)}) uses
      where media_id = any(${sql.param(ids)}::text[])) places
    order by kind, plain_text(title), ref`)
  const places = Map.groupBy(rows, ({ media }) => media)
  return new Map([...places].map(([id, each]) => [id, each.map(({ kind, title, href }) => ({ kind, title, href }))]))
}

/** Tag announced when the library changes an image's description or focal point, for things of this kind that show it. */
export const describedTag = (kind: string) => `described:${kind}`
