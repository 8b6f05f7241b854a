import { serverKinds } from '../../src/server/kinds.ts'
import type { Ctx } from '../../src/server/platform/context.ts'
import type { Address } from '../../src/server/render/address.ts'
import { pageHead } from '../../src/server/render/head.ts'
import { asHtml } from '../../src/server/render/make-page.ts'
import { groupSections, groups, pageInfo } from '../../src/server/render/page-body.ts'
import { type PageReads, recordReads } from '../../src/server/render/reads.ts'
import { renderSection } from '../../src/server/render/render-section.tsx'
import type { Assets } from '../../src/storefront/document.tsx'

/**
 * Everything of a category's page but its data: properties checked, views and islands rendered, the document put
 * together. The database is asked while this is called, and never again.
 */
export async function viewsOf(ctx: Ctx, address: Address, assets: Assets): Promise<() => Promise<string>> {
  const tags = new Set<string>()
  const reads = remembering(recordReads(ctx, tags))
  const info = pageInfo(ctx, address)
  const published = await reads.published('template', 'category')
  const found = await serverKinds.category.find(ctx, address.params.path ?? '', reads)
  if (!published || !found) throw new Error('the bench needs the page of a category')
  const head = pageHead(ctx, address, published, await found.head?.())
  const { document } = published
  const [announcement = [], header = [], footer = []] = await Promise.all(
    groups.map((group) => groupSections(reads, document, group)),
  )
  const using = { reads, pictures: new Map(), log: ctx.log, scope: '', leads: false }
  return async () => {
    let islands = 0
    const render = async (sections: typeof header) => {
      const parts = await Promise.all(sections.map((section) => renderSection(section, info, using)))
      islands += parts.reduce((sum, part) => sum + part.islands, 0)
      return parts.map((part) => part.html).join('')
    }
    const [main, above, top, bottom] = await Promise.all([document.sections, announcement, header, footer].map(render))
    const html = { main: main ?? '', announcement: above ?? '', header: top ?? '', footer: bottom ?? '' }
    return asHtml(ctx, assets, head, { ...html, islands, failed: false })
  }
}

/** Reads that ask the database once for each question. */
function remembering(reads: PageReads): PageReads {
  const answers = new Map<string, unknown>()
  return new Proxy(reads, {
    get(target, name: keyof PageReads) {
      return (...question: unknown[]) => {
        const key = `${name} ${JSON.stringify(question)}`
        if (!answers.has(key)) answers.set(key, (target[name] as (...given: unknown[]) => unknown)(...question))
        return answers.get(key)
      }
    },
  })
}
