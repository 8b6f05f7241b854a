import { asc, gt, type SQL, sql } from 'drizzle-orm'
import { currentProps } from '../../../../../sections/define/current-props.ts'
import { fieldsOf } from '../../../../../sections/define/fields.ts'
import { sectionOf } from '../../../../../sections/registry.ts'
import type { LinkPlace } from '../../../../../shared/content/pages/links-admin.ts'
import type { PageDocument } from '../../../../../shared/content/pages/page-document.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { readDocument } from '../documents.ts'
import { pages, pageVersions } from '../pages.tables.ts'
import { currentVersion, notDeleted } from '../pages.ts'
import { shownFields } from './shown-fields.ts'
import { type Here, type Target, targetsOf } from './targets.ts'

const atOnce = 50

type Wanted = {
  here: Here
  leadsThere: (target: Target) => boolean
  /** SQL filter: whether a text may contain such a link, to skip documents. */
  mayHold: (text: SQL) => SQL
}

/** Pages, templates and groups with such a link, in the draft or the published version, by id. */
export async function linkingPages(ctx: Ctx, wanted: Wanted): Promise<(LinkPlace & { id: string })[]> {
  const found: (LinkPlace & { id: string })[] = []
  for (let after: string | undefined; ; ) {
    const rows = await readSome(ctx, wanted, after)
    for (const { id, kind, title, draft, document } of rows) {
      const links = (stored: unknown) => stored !== null && linksThere(readDocument(stored), wanted)
      const isShown = links(document)
      if (isShown || links(draft)) found.push({ id, kind, title, href: `/admin/pages/${id}`, isShown })
    }
    after = rows.at(-1)?.id
    if (rows.length < atOnce) return found
  }
}

function readSome(ctx: Ctx, { mayHold }: Wanted, after: string | undefined) {
  const { id, kind, title, draft } = pages
  const texts = sql`concat_ws(' ', ${draft}, ${pageVersions.document})`
  return ctx.db
    .select({ id, kind, title, draft, document: pageVersions.document })
    .from(pages)
    .leftJoin(pageVersions, currentVersion)
    .where(inSite(ctx, pages, notDeleted, after === undefined ? undefined : gt(id, after), mayHold(texts)))
    .orderBy(asc(id))
    .limit(atOnce)
}

/** Includes hidden sections: their links must work once they are shown. */
function linksThere({ sections }: PageDocument, { here, leadsThere }: Wanted): boolean {
  return sections.some((placed) => {
    const section = sectionOf(placed.type)
    if (!section) return false
    const { props } = currentProps(section, placed)
    const { data = props } = section.schema.safeParse(props)
    return shownFields(fieldsOf(section.schema), data).some((field) => targetsOf(field, here).some(leadsThere))
  })
}
