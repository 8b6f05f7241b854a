import type { z } from 'zod'
import {
  type NewPageBody,
  type PageDetail,
  type PageKind,
  seoSchema,
} from '../../../../shared/content/pages/pages-admin.ts'
import type { SampleSite } from '../../../../shared/content/sample-site.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { checkDocument } from './documents.ts'
import { readPage } from './page-detail.ts'
import { pages } from './pages.tables.ts'
import { allowedPath } from './paths.ts'
import { presetDocument } from './presets.ts'
import { publishAll } from './publish.ts'
import { holdHome } from './stored-page.ts'

type NewPage = { kind: PageKind; key: string; title: string; seo?: z.input<typeof seoSchema>; document: unknown }

/** Creates a page and publishes its first version. */
export function createPage(ctx: Ctx, page: NewPage): Promise<void> {
  return createPages(ctx, [page])
}

/** Like `createPage`, for many pages, all or none. @throws Refusal `request.invalid` for a document that cannot be published */
export function createPages(ctx: Ctx, given: NewPage[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const checked = given.map((page) => ({ ...page, document: checkDocument(page.document) }))
    await publishAll(ctx, await insertPages(ctx, checked))
  })
}

/** Reads facts of the site that the sample texts of new sections may mention. */
export type ReadSampleSite = (ctx: Ctx, page: Pick<NewPage, 'kind' | 'key' | 'title'>) => Promise<SampleSite>

/**
 * Creates an unpublished page from a preset.
 * @throws Refusal `page.path`, `page.taken`, `page.root`, `page.preset`
 */
export async function addPage(
  ctx: Ctx,
  { title, path, preset }: NewPageBody,
  readSite: ReadSampleSite,
): Promise<PageDetail> {
  return transaction(ctx, async (ctx) => {
    const home = await holdHome(ctx)
    const key = await allowedPath(ctx, path, home)
    const document = presetDocument(preset, await readSite(ctx, { kind: 'page', key, title }))
    const [id] = await insertPages(ctx, [{ kind: 'page', key, title, document }])
    if (!id) throw new Error(`the page ${key} was not made`)
    return readPage(ctx, id)
  })
}

/** @returns the new pages' ids */
async function insertPages(ctx: Ctx, given: NewPage[]): Promise<string[]> {
  if (given.length === 0) return []
  const rows = await ctx.db
    .insert(pages)
    .values(
      given.map(({ kind, key, title, seo = {}, document }) => ({
        ...{ kind, key, title, seo: seoSchema.parse(seo), draft: document, changedAt: ctx.now() },
      })),
    )
    .returning({ id: pages.id })
  return rows.map(({ id }) => id)
}
