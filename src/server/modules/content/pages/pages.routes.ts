import { type Route, route } from '../../../platform/http/route.ts'
import type { ServerKinds } from '../../kind.ts'
import { giveLock, takeLock } from '../edit-locks/index.ts'
import { endPreviewLink, listPreviewLinks, makePreviewLink } from '../preview-links/index.ts'
import { changePage, chooseHome, deletePage, undelete } from './change-page.ts'
import { addPage, type ReadSampleSite } from './create-page.ts'
import { removeSection, restoreKeptDraft, restoreVersion, saveDraft } from './draft.ts'
import { previewedPage } from './drafted-page.ts'
import { findings } from './findings/find.ts'
import { listKeptDrafts } from './kept-drafts.ts'
import { listPages, readPage } from './page-detail.ts'
import * as versionCalls from './page-versions.contract.ts'
import * as calls from './pages.contract.ts'
import { listPresets } from './presets.ts'
import { publishDraft } from './publish.ts'
import { schedule, unschedule } from './publish-later.ts'
import { listStandardTemplates, ownTemplate } from './standard-templates.ts'
import { lockablePage } from './stored-page.ts'
import { differenceOf, listVersions, readVersion } from './versions.ts'

/**
 * @param readSite reads facts of the site for the sample texts of new sections
 * @param kinds what links may lead to
 */
export const pageRoutes = (readSite: ReadSampleSite, kinds: ServerKinds): Route[] => [
  route(calls.listPages, (ctx, { query }) => listPages(ctx, query)),
  route(calls.addPage, async (ctx, { body }) => ({ data: await addPage(ctx, body, readSite) })),
  route(calls.listPresets, async () => listPresets()),
  route(calls.listStandardTemplates, (ctx) => listStandardTemplates(ctx)),
  route(calls.ownTemplate, async (ctx, { params }) => ({ data: await ownTemplate(ctx, params.name) })),
  route(calls.readPage, async (ctx, { params }) => ({ data: await readPage(ctx, params.id) })),
  route(calls.changePage, async (ctx, { params, body }) => ({ data: await changePage(ctx, params.id, body) })),
  route(calls.deletePage, async (ctx, { params }) => ({ data: await deletePage(ctx, params.id) })),
  route(calls.restoreDeletedPage, async (ctx, { params }) => ({ data: await undelete(ctx, params.id) })),
  route(calls.chooseHome, async (ctx, { body }) => ({ data: await chooseHome(ctx, body.pageId) })),
  route(calls.saveDraft, async (ctx, { params, body }) => ({
    data: await saveDraft(ctx, params.id, body),
  })),
  route(calls.publishPage, async (ctx, { params, body }) => ({
    data: await publishDraft(ctx, params.id, body),
  })),
  route(calls.schedulePage, async (ctx, { params, body }) => ({ data: await schedule(ctx, params.id, body) })),
  route(calls.unschedulePage, async (ctx, { params }) => ({ data: await unschedule(ctx, params.id) })),
  route(calls.listFindings, (ctx, { params }) => findings(ctx, kinds, params.id)),
  route(versionCalls.listVersions, (ctx, { params, query }) => listVersions(ctx, params.id, query)),
  route(versionCalls.readVersion, async (ctx, { params }) => ({
    data: await readVersion(ctx, params.id, params.version),
  })),
  route(versionCalls.compareVersions, async (ctx, { params, query }) => ({
    data: await differenceOf(ctx, params.id, query.from, query.to),
  })),
  route(versionCalls.restoreVersion, async (ctx, { params, body }) => ({
    data: await restoreVersion(ctx, params.id, body),
  })),
  route(versionCalls.listKeptDrafts, (ctx, { params, query }) => listKeptDrafts(ctx, params.id, query)),
  route(versionCalls.restoreKeptDraft, async (ctx, { params, body }) => ({
    data: await restoreKeptDraft(ctx, params.id, params.draftId, body),
  })),
  route(calls.lockPage, async (ctx, { params, body }) => ({
    data: await takeLock(ctx, lockablePage, params.id, body),
  })),
  route(calls.unlockPage, async (ctx, { params, query }) => ({
    data: await giveLock(ctx, lockablePage, params.id, query.editor),
  })),
  route(calls.listPreviewLinks, async (ctx, { params }) => ({
    data: await listPreviewLinks(ctx, previewedPage, params.id),
  })),
  route(calls.endPreviewLink, async (ctx, { params }) => {
    await endPreviewLink(ctx, previewedPage, params.id, params.link)
    return { data: { removed: true } }
  }),
  route(calls.makePreviewLink, async (ctx, { params }) => ({
    data: await makePreviewLink(ctx, previewedPage, params.id),
  })),
  route(calls.removeSection, async (ctx, { query }) => ({ data: await removeSection(ctx, query.pageId, query.id) })),
]
