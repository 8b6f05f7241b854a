import { eq } from 'drizzle-orm'
import type { PageBody, PageDetail } from '../../../../shared/content/pages/pages-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { holdNamed } from './media-in-pages.ts'
import { readPage } from './page-detail.ts'
import { formerPagePaths, leadOn } from './page-paths.ts'
import { pages } from './pages.tables.ts'
import { readSeo } from './pages.ts'
import { allowedPath, isTaken } from './paths.ts'
import { holdDeletedPage, holdHome, holdPage, type StoredPage, writeHome } from './stored-page.ts'
import { pagesTag, pageTag } from './tags.ts'

/**
 * Changes the given fields. Title and SEO belong to the draft and are public once it is published; a path changes at once, and
 * the old one redirects to the new one.
 * @throws Refusal `page.changed` for a field that is neither as the caller saw it nor as wanted, `page.fixed`, `page.path`,
 * `page.taken`, `page.root`
 */
export function changePage(ctx: Ctx, id: string, { title, path, seo, seen }: PageBody): Promise<PageDetail> {
  return transaction(ctx, async (ctx) => {
    const home = await holdHome(ctx)
    const page = await holdPage(ctx, id)
    if (seen) checkSeen(page, { title, path, seo }, seen)
    await holdNamed(ctx, seo?.image)
    const key = path === undefined ? page.key : await movePage(ctx, page, path, home)
    await ctx.db
      .update(pages)
      .set({ key, title: title ?? page.title, seo: { ...readSeo(page.seo), ...seo }, changedAt: ctx.now() })
      .where(inSite(ctx, pages, eq(pages.id, id)))
    return readPage(ctx, id)
  })
}

type Fields = Omit<PageBody, 'seen'>

/** If two users change the same fields, the second is told of every conflicting field at once. */
function checkSeen(page: StoredPage, wanted: Fields, seen: Fields): void {
  const now = flat({ title: page.title, path: page.key, seo: readSeo(page.seo) })
  const wants = flat(wanted)
  const changed = Object.entries(flat(seen)).filter(
    ([field, value]) => wants[field] !== undefined && now[field] !== value && now[field] !== wants[field],
  )
  const refused = changed.map(([field]) => refusal('page.changed', { field, now: inWords(field, now[field]) }))
  const [first] = refused
  if (first)
    throw new Refusal(
      first.code,
      first.message,
      refused.flatMap(({ faults }) => faults),
    )
}

/** Values by the form's field names: `title`, `seo.description`. */
function flat({ seo, ...fields }: Fields): Record<string, unknown> {
  return { ...fields, ...Object.fromEntries(Object.entries(seo ?? {}).map(([name, value]) => [`seo.${name}`, value])) }
}

function inWords(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field === 'seo.image') return value ? 'another picture' : 'no picture'
  return value ? `“${value}”` : 'nothing'
}

async function movePage(ctx: Ctx, page: StoredPage, written: string, home: string): Promise<string> {
  if (page.kind !== 'page') throw refusal('page.fixed', { field: 'path' })
  const path = await allowedPath(ctx, written, home, page)
  if (path === page.key) return path
  if (page.publishedVersion !== null) {
    await formerPagePaths.claim(ctx, [path])
    await leadOn(ctx, page.key, page.id)
  }
  if (page.key === home) await writeHome(ctx, path)
  await announce(
    ctx,
    pagesTag,
    pageTag('page', page.key),
    pageTag('page', path),
    ...(page.key === home ? ['site'] : []),
  )
  return path
}

/**
 * Hides a page from the public at once; `undelete` restores it.
 * @throws Refusal `page.notFound`, `page.fixed`, `page.isHome`
 */
export function deletePage(ctx: Ctx, id: string): Promise<{ _id: string }> {
  return transaction(ctx, async (ctx) => {
    const home = await holdHome(ctx)
    const page = await holdPage(ctx, id)
    if (page.kind !== 'page') throw refusal('page.fixed')
    if (page.key === home) throw refusal('page.isHome')
    await ctx.db
      .update(pages)
      .set({ deletedAt: ctx.now(), publishAt: null })
      .where(inSite(ctx, pages, eq(pages.id, id)))
    await announce(ctx, pagesTag, pageTag('page', page.key))
    return { _id: id }
  })
}

/** @throws Refusal `page.notFound`; `page.taken` if another page has taken its path meanwhile */
export function undelete(ctx: Ctx, id: string): Promise<PageDetail> {
  return transaction(ctx, async (ctx) => {
    await holdHome(ctx)
    const page = await holdDeletedPage(ctx, id)
    if (await isTaken(ctx, page.key)) throw refusal('page.taken', { field: 'path', path: page.key })
    await ctx.db
      .update(pages)
      .set({ deletedAt: null })
      .where(inSite(ctx, pages, eq(pages.id, id)))
    if (page.publishedVersion !== null) await formerPagePaths.claim(ctx, [page.key])
    const leading = await formerPagePaths.of(ctx, [id])
    await announce(ctx, pagesTag, ...[page.key, ...leading].map((path) => pageTag('page', path)))
    return readPage(ctx, id)
  })
}

/**
 * Makes the page the home page (R1). The previous home page stays at its own path.
 * @throws Refusal `page.notFound`, `page.fixed`, `page.unpublished`
 */
export function chooseHome(ctx: Ctx, id: string): Promise<PageDetail> {
  return transaction(ctx, async (ctx) => {
    const before = await holdHome(ctx)
    const page = await holdPage(ctx, id)
    if (page.kind !== 'page') throw refusal('page.fixed', { field: 'pageId' })
    if (page.publishedVersion === null) throw refusal('page.unpublished', { field: 'pageId' })
    await writeHome(ctx, page.key)
    await announce(ctx, 'site', pagesTag, pageTag('page', before), pageTag('page', page.key))
    return readPage(ctx, id)
  })
}
