import type { z } from 'zod'
import { type NewPageBody, type PageDetail, type PageKind, seoSchema } from '../../../../shared/content/pages-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { checkDocument } from './documents.ts'
import { readPage } from './page-detail.ts'
import { pages } from './pages.tables.ts'
import { allowedPath } from './paths.ts'
import { presetDocument } from './presets.ts'
import { publish } from './publish.ts'
import { holdHome } from './stored-page.ts'

type NewPage = { kind: PageKind; key: string; title: string; seo?: z.input<typeof seoSchema>; document: unknown }

/** Makes a page and publishes its first version. */
export function createPage(ctx: Ctx, page: NewPage): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const id = await insertPage(ctx, { ...page, document: checkDocument(page.document) })
    await publish(ctx, id)
  })
}

/**
 * Makes a page of a preset, which the public does not see yet.
 * @throws Refusal `page.path`, `page.taken`, `page.root`, `page.preset`
 */
export function addPage(ctx: Ctx, { title, path, preset }: NewPageBody): Promise<PageDetail> {
  return transaction(ctx, async (ctx) => {
    const home = await holdHome(ctx)
    const key = await allowedPath(ctx, path, home)
    const id = await insertPage(ctx, { kind: 'page', key, title, document: presetDocument(preset, title) })
    return readPage(ctx, id)
  })
}

async function insertPage(ctx: Ctx, { kind, key, title, seo = {}, document }: NewPage): Promise<string> {
  const [row] = await ctx.db
    .insert(pages)
    .values({ kind, key, title, seo: seoSchema.parse(seo), draft: document, changedAt: ctx.now() })
    .returning({ id: pages.id })
  if (!row) throw new Error(`The page ${key} was not made.`)
  return row.id
}
