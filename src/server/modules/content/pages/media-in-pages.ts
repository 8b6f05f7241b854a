import { type SQL, sql } from 'drizzle-orm'
import { pictureIdForm } from '../../../../shared/content/media/pictures.ts'
import type { Ctx } from '../../../platform/context.ts'
import { holdMedia } from '../media/index.ts'

/**
 * Matches anything in a page's document that may be an image's id: a field of any section, an address in rich text. One pattern
 * finds them all, whatever the section.
 */
const idPattern = `\\m${pictureIdForm}\\M`
const idWords = new RegExp(`\\b${pictureIdForm}\\b`, 'g')

/**
 * A `MediaUse`: images of pages, templates and groups, in the draft and the published version, and files that their translations link
 * to. Other words match too, and drop out in the join with the library.
 */
export function mediaInPages({ site }: Ctx): SQL {
  return sql`
    select found.id as media_id, 'page' as kind, p.title, p.id::text as ref, '/admin/pages/' || p.id as href
    from pages p
    left join page_versions v on v.site_id = p.site_id and v.page_id = p.id and v.version = p.published_version
    cross join lateral (
      select distinct word[1] as id
      from regexp_matches(concat_ws(' ', p.draft, p.seo, v.document, v.seo), ${idPattern}, 'g') as word
    ) found
    where p.site_id = ${site.id}
    union all
    select unnest(t.linked_files), 'page', p.title, p.id::text, '/admin/pages/' || p.id
    from translations t
    join pages p on p.site_id = t.site_id and p.kind = t.kind and t.item in (p.id::text, p.key)
    where t.site_id = ${site.id} and t.linked_files is not null`
}

/** Protects the images named in this value from deletion until the transaction ends. */
export async function holdNamed(ctx: Ctx, named: unknown): Promise<void> {
  await holdMedia(ctx, [...new Set(JSON.stringify(named)?.match(idWords))])
}
