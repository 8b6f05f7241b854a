import { asc, eq, notInArray, sql } from 'drizzle-orm'
import { type Ctx, cached } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { wordsOfProduct } from '../translations/index.ts'
import { pages, pageVersions } from './pages.tables.ts'
import { currentVersion, isListed, notDeleted } from './pages.ts'
import { pagesTag } from './tags.ts'

/** `title` is in the language of the request, `names` are the title as written and its translations. */
export type TitledPage = { title: string; path: string; names: string[] }

/** A search finds only the first created pages of a larger site. */
const mostListed = 1_000

/** Titles of published pages that search engines may list, for the site search; the home page is left out. */
export async function listPageTitles(ctx: Ctx): Promise<TitledPage[]> {
  const { value } = await cached(ctx, 'page titles', async () => ({
    value: await read(ctx),
    tags: new Set(['site', pagesTag]),
  }))
  return value
}

async function read(ctx: Ctx): Promise<TitledPage[]> {
  const { language, settings } = ctx.site
  const said = sql<{ language: string; text: string }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('language', t.language, 'text', word ->> 'text'))
    from translations t cross join lateral jsonb_array_elements(t.words) as word
    where t.site_id = ${pages.siteId} and t.kind = 'page' and t.item = ${pages.id}::text
      and word ->> 'of' = ${pageVersions.title}), '[]')`
  const rows = await ctx.db
    .select({ title: pageVersions.title, path: pages.key, said })
    .from(pages)
    .innerJoin(pageVersions, currentVersion)
    .where(
      inSite(ctx, pages, eq(pages.kind, 'page'), notDeleted, isListed, notInArray(pages.key, ['/', settings.home])),
    )
    .orderBy(asc(pages.createdAt), asc(pages.key))
    .limit(mostListed)
  const ofProduct = wordsOfProduct('page', settings.locale)
  return rows.map(({ title, path, said }) => {
    const own = language && said.find((one) => one.language === language.locale)?.text
    const shown = own ?? ofProduct?.(title) ?? title
    return { title: shown, path, names: [...new Set([shown, title, ...said.map(({ text }) => text)])] }
  })
}
