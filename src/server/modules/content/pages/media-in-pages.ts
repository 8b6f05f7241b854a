import { type SQL, sql } from 'drizzle-orm'
import { pictureIdForm } from '../../../../shared/content/pictures.ts'
import type { Ctx } from '../../../platform/context.ts'
import { holdMedia } from '../media/index.ts'

/**
 * What may be the id of a picture in a page's document, wherever it stands: a field of any section, an address in rich
 * text. That one reading finds them all, whatever sections there are.
 */
const idPattern = `\\m${pictureIdForm}\\M`
const idWords = new RegExp(`\\b${pictureIdForm}\\b`, 'g')

/**
 * Pictures of pages, templates and groups, in the draft and in what the public sees: a `MediaUse`. Other words of a
 * document come along; joined with the library's pictures they are gone.
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
    where p.site_id = ${site.id}`
}

/** Keeps the pictures that are named here from being deleted until the transaction ends. */
export async function holdNamed(ctx: Ctx, named: unknown): Promise<void> {
  await holdMedia(ctx, [...new Set(JSON.stringify(named)?.match(idWords))])
}
