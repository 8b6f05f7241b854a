import { inArray, or, sql } from 'drizzle-orm'
import type { PlacedSection } from '../../../../shared/content/pages/page-document.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { pages } from './pages.tables.ts'

/** Sections in the drafts of pages and groups, by id, and of templates, by key. */
export function draftSections(ctx: Ctx, ids: string[], templates: string[]) {
  const isTemplate = sql`${pages.kind} = 'template' and ${inArray(pages.key, templates)}`
  const sections = sql<PlacedSection[]>`${pages.draft} -> 'sections'`
  return ctx.db
    .select({ id: pages.id, kind: pages.kind, key: pages.key, sections })
    .from(pages)
    .where(inSite(ctx, pages, or(inArray(pages.id, ids), isTemplate)))
}
