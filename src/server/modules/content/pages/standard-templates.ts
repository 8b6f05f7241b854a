import type { PageDetail, StandardTemplateRow } from '../../../../shared/content/pages/pages-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { createPage } from './create-page.ts'
import { publicPath, readPage } from './page-detail.ts'
import { findPageId, missingTemplates } from './pages.ts'

/** Standard templates that the site uses in place of its own, by title. */
export async function listStandardTemplates(ctx: Ctx): Promise<{ data: StandardTemplateRow[]; total: number }> {
  const missing = await missingTemplates(ctx)
  const data = missing.map(({ key, title }) => ({ _id: key, title, path: publicPath('template', key) }))
  return { data: data.sort((one, other) => one.title.localeCompare(other.title)), total: data.length }
}

/**
 * Copies a standard template into the site, so that it can be edited. Visitors see no difference.
 * @throws Refusal `page.notFound` if there is no such template, or the site has its own already
 */
export function ownTemplate(ctx: Ctx, key: string): Promise<PageDetail> {
  return transaction(ctx, async (ctx) => {
    const template = (await missingTemplates(ctx)).find((missing) => missing.key === key)
    if (!template) throw refusal('page.notFound')
    await createPage(ctx, { ...template, kind: 'template', seo: template.seo ?? {} })
    const id = await findPageId(ctx, 'template', key)
    if (!id) throw new Error(`the template ${key} was not made`)
    return readPage(ctx, id)
  })
}
