import { and, asc, eq, sql } from 'drizzle-orm'
import { shownWithHolder } from '../../../../shared/content/pages/areas.ts'
import type { PageKind } from '../../../../shared/content/pages/pages-admin.ts'
import { isInLanguage } from '../../../../shared/content/texts/when.ts'
import { inSite } from '../../../platform/table.ts'
import type { PublishedPage } from '../../kind.ts'
import type { Translatable } from '../translations/index.ts'
import { mapPage, textsId } from './page-texts.ts'
import { pages, pageVersions } from './pages.tables.ts'
import { asPublished, currentVersion, missingTemplates, notDeleted } from './pages.ts'
import { pagesTag, pageTag } from './tags.ts'

/** Published pages, templates or groups to translate, including the standard templates that replace missing ones. */
export const translatablePages =
  (kind: PageKind): Translatable =>
  async (ctx, wanted) => {
    const named = kind === 'page' ? sql`${pages.id}::text` : sql`${pages.key}`
    const which =
      'id' in wanted
        ? eq(named, wanted.id)
        : sql`strpos(plain_text(${pageVersions.title} || ' ' || ${pages.key}), plain_text(${wanted.q})) > 0`
    const rows = await ctx.db
      .select({
        id: pages.id,
        page: {
          ...{ kind: pages.kind, key: pages.key, title: pageVersions.title, seo: pageVersions.seo },
          ...{ document: pageVersions.document, changedAt: pageVersions.createdAt },
        },
      })
      .from(pages)
      .innerJoin(pageVersions, currentVersion)
      .where(and(inSite(ctx, pages, eq(pages.kind, kind), notDeleted), which))
      .orderBy(asc(pages.key))
    const own = rows.map(({ id, page }) => ({ id, ...asPublished(page) }))
    const standard = kind === 'template' ? await standardPages(ctx, wanted) : []
    const all = [...own, ...standard]
    return ('id' in wanted ? all : all.slice(wanted.from, wanted.from + wanted.most)).map((page) => ({
      id: textsId(page),
      name: page.title,
      visit: (say, language) => void mapPage(shownIn(page, language), say),
      tags: [pageTag(kind, page.key), ...(kind === 'page' ? [pagesTag] : [])],
    }))
  }

/** A page without the sections that are for other languages alone (B48). */
function shownIn(page: PublishedPage, language: string): PublishedPage {
  const { document } = page
  const sections = shownWithHolder(document.sections, ({ when }) => isInLanguage(when, language))
  return { ...page, document: { ...document, sections } }
}

const standardPages: (...given: Parameters<Translatable>) => Promise<PublishedPage[]> = async (ctx, wanted) => {
  const all = (await missingTemplates(ctx)).map((row) =>
    asPublished({ ...row, kind: 'template', changedAt: ctx.now() }),
  )
  return all.filter(({ key, title }) =>
    'id' in wanted ? key === wanted.id : `${title} ${key}`.toLowerCase().includes(wanted.q.toLowerCase()),
  )
}
