import { eq, lte } from 'drizzle-orm'
import type { PageDetail, ScheduleBody } from '../../../../shared/content/pages/pages-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { checkToPublish } from './documents.ts'
import { readPage } from './page-detail.ts'
import { pages } from './pages.tables.ts'
import { notDeleted } from './pages.ts'
import { publishChecked } from './publish.ts'
import { holdPage } from './stored-page.ts'

/** Job: publishes a scheduled draft at its time. */
export const publishJob = 'pages.publish'

export type PublishData = JobData & { id: string }

/**
 * The draft is published at this time, with what was saved until then (B370).
 * @throws Refusal `page.time` naming `publishAt`; `request.invalid` naming every field that must be fixed first
 */
export function schedule(ctx: Ctx, id: string, { publishAt }: ScheduleBody): Promise<PageDetail> {
  const after = new Date(publishAt)
  return transaction(ctx, async (ctx) => {
    const page = await holdPage(ctx, id)
    if (after <= ctx.now()) throw refusal('page.time', { field: 'publishAt' })
    await checkToPublish(page.draft)
    await setTime(ctx, id, after)
    const data = { siteId: ctx.site.id, id }
    await ctx.services.jobs.send<PublishData>(ctx.db, publishJob, data, { after, key: `${id} ${after.toISOString()}` })
    return readPage(ctx, id)
  })
}

/** @throws Refusal `page.notFound` */
export function unschedule(ctx: Ctx, id: string): Promise<PageDetail> {
  return transaction(ctx, async (ctx) => {
    await holdPage(ctx, id)
    await setTime(ctx, id, null)
    return readPage(ctx, id)
  })
}

/** Publishes the draft if it is still scheduled and due. One with errors keeps its time, so that staff see that it passed. */
export function publishDue(ctx: Ctx, { id }: Pick<PublishData, 'id'>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const isDue = lte(pages.publishAt, ctx.now())
    const [page] = await ctx.db
      .select()
      .from(pages)
      .where(inSite(ctx, pages, eq(pages.id, id), notDeleted, isDue))
      .for('update')
    if (!page) return
    try {
      await publishChecked(ctx, page)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      ctx.log.warn(
        { page: page.key, kind: page.kind, reason: error.message },
        'a scheduled page could not be published',
      )
    }
  })
}

async function setTime(ctx: Ctx, id: string, publishAt: Date | null): Promise<void> {
  await ctx.db
    .update(pages)
    .set({ publishAt })
    .where(inSite(ctx, pages, eq(pages.id, id)))
}
