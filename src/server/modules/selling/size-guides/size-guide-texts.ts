import { and, asc, sql } from 'drizzle-orm'
import type { SizeGuideTable } from '../../../../shared/selling/catalogue/size-guides.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { type MapTexts, partOf, type Translatable, translated, wantedOf } from '../../content/translations/index.ts'
import { sizeGuidesTag } from '../tags.ts'
import { sizeGuides } from './size-guides.tables.ts'

/** Maps the translatable texts of a size guide. */
const mapGuide: MapTexts<SizeGuideTable> = (guide, say) => ({
  ...guide,
  title: say(guide.title, 'Name'),
  columns: guide.columns.map((column) => say(column, 'Table')),
  rows: guide.rows.map((row) => row.map((cell) => say(cell, 'Table'))),
  note: say(guide.note, 'Note', 'rich'),
})

/** A size guide in the request's language. */
export async function translatedGuide(ctx: Ctx, guide: SizeGuideTable | null): Promise<SizeGuideTable | null> {
  if (!guide) return null
  const [spoken] = await translated(ctx, 'sizeGuide', [guide], ({ _id }) => _id, mapGuide)
  return spoken ?? guide
}

export const translatableSizeGuides: Translatable = async (ctx, wanted) => {
  const { id, title, note, columns, rows } = sizeGuides
  const query = ctx.db
    .select({ _id: id, title, note, columns, rows })
    .from(sizeGuides)
    .where(and(inSite(ctx, sizeGuides), wantedOf(wanted, id, title)))
    .orderBy(asc(sql`plain_text(${title})`), asc(id))
  const found = await partOf(wanted, query)
  return found.map((guide) => ({
    id: guide._id,
    name: guide.title,
    visit: (say) => mapGuide(guide, say),
    tags: [sizeGuidesTag],
  }))
}
