import { z } from 'zod'
import { restList } from '../../../../shared/api/rest-list.ts'
import {
  differenceQuery,
  draftBody,
  draftSaved,
  homeBody,
  lockBody,
  newPageBody,
  pageBody,
  pageDetail,
  pageDifference,
  pageList,
  pageLock,
  pagePreset,
  pageRow,
  pageVersion,
  previewLink,
  publishBody,
  restoreBody,
  versionDetail,
} from '../../../../shared/content/pages-admin.ts'
import { listOf, oneOf, type Route, route } from '../../../platform/http/route.ts'
import { changePage, chooseHome, deletePage, undelete } from './change-page.ts'
import { addPage } from './create-page.ts'
import { removeSection, restoreVersion, saveDraft } from './draft.ts'
import { lockPage, unlockPage } from './locks.ts'
import { listPages, readPage } from './page-detail.ts'
import { listPresets } from './presets.ts'
import { makePreviewLink } from './preview-links.ts'
import { publishDraft } from './publish.ts'
import { differenceOf, listVersions, readVersion } from './versions.ts'

const options = { access: { staff: 'content' }, group: 'Pages' } as const

const pageId = z.object({ id: z.uuid('This page is not found.') })
const versionId = pageId.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) })

export const pageRoutes: Route[] = [
  route(
    'get',
    '/api/v1/pages',
    { ...options, summary: 'Pages, templates, shared groups', query: pageList, reply: listOf(pageRow) },
    (ctx, { query }) => listPages(ctx, query),
  ),
  route(
    'post',
    '/api/v1/pages',
    { ...options, summary: 'Make a page, not published yet', body: newPageBody, reply: oneOf(pageDetail) },
    async (ctx, { body }) => ({ data: await addPage(ctx, body) }),
  ),
  route(
    'get',
    '/api/v1/page-presets',
    { ...options, summary: 'What a new page can start as', reply: listOf(pagePreset) },
    async () => listPresets(),
  ),
  route(
    'get',
    '/api/v1/pages/{id}',
    { ...options, summary: 'A page with its draft', params: pageId, reply: oneOf(pageDetail) },
    async (ctx, { params }) => ({ data: await readPage(ctx, params.id) }),
  ),
  route(
    'patch',
    '/api/v1/pages/{id}',
    { ...options, summary: 'Title, path, SEO', params: pageId, body: pageBody, reply: oneOf(pageDetail) },
    async (ctx, { params, body }) => ({ data: await changePage(ctx, params.id, body) }),
  ),
  route(
    'delete',
    '/api/v1/pages/{id}',
    { ...options, summary: 'Delete a page', params: pageId, reply: oneOf(z.object({ _id: z.string() })) },
    async (ctx, { params }) => ({ data: await deletePage(ctx, params.id) }),
  ),
  route(
    'post',
    '/api/v1/pages/{id}/restore-deleted',
    { ...options, summary: 'Bring a deleted page back', params: pageId, reply: oneOf(pageDetail) },
    async (ctx, { params }) => ({ data: await undelete(ctx, params.id) }),
  ),
  route(
    'put',
    '/api/v1/home',
    { ...options, summary: 'Choose the home page', body: homeBody, reply: oneOf(pageDetail) },
    async (ctx, { body }) => ({ data: await chooseHome(ctx, body.pageId) }),
  ),
  route(
    'put',
    '/api/v1/pages/{id}/draft',
    { ...options, summary: 'Save the draft', params: pageId, body: draftBody, reply: oneOf(draftSaved) },
    async (ctx, { params, body }) => ({ data: await saveDraft(ctx, params.id, body.revision, body.document) }),
  ),
  route(
    'post',
    '/api/v1/pages/{id}/publish',
    { ...options, summary: 'Publish the draft', params: pageId, body: publishBody, reply: oneOf(pageDetail) },
    async (ctx, { params, body }) => ({ data: await publishDraft(ctx, params.id, body.revision) }),
  ),
  route(
    'get',
    '/api/v1/pages/{id}/versions',
    {
      ...options,
      summary: 'Published versions, the newest first',
      params: pageId,
      query: z.object({ p: restList.p, s: restList.s }),
      reply: listOf(pageVersion),
    },
    (ctx, { params, query }) => listVersions(ctx, params.id, query),
  ),
  route(
    'get',
    '/api/v1/pages/{id}/versions/{version}',
    { ...options, summary: 'One version with its document', params: versionId, reply: oneOf(versionDetail) },
    async (ctx, { params }) => ({ data: await readVersion(ctx, params.id, params.version) }),
  ),
  route(
    'get',
    '/api/v1/pages/{id}/difference',
    {
      ...options,
      summary: 'What changed between two versions, or to the draft',
      params: pageId,
      query: differenceQuery,
      reply: oneOf(pageDifference),
    },
    async (ctx, { params, query }) => ({ data: await differenceOf(ctx, params.id, query.from, query.to) }),
  ),
  route(
    'post',
    '/api/v1/pages/{id}/restore',
    { ...options, summary: 'Make a version the draft', params: pageId, body: restoreBody, reply: oneOf(pageDetail) },
    async (ctx, { params, body }) => ({ data: await restoreVersion(ctx, params.id, body.revision, body.version) }),
  ),
  route(
    'put',
    '/api/v1/pages/{id}/lock',
    { ...options, summary: 'Say that a page is being edited', params: pageId, body: lockBody, reply: oneOf(pageLock) },
    async (ctx, { params, body }) => ({ data: await lockPage(ctx, params.id, body) }),
  ),
  route(
    'delete',
    '/api/v1/pages/{id}/lock',
    {
      ...options,
      summary: 'Say that it is no longer',
      params: pageId,
      query: lockBody.pick({ editor: true }),
      reply: oneOf(pageLock),
    },
    async (ctx, { params, query }) => ({ data: await unlockPage(ctx, params.id, query.editor) }),
  ),
  route(
    'post',
    '/api/v1/pages/{id}/preview-links',
    { ...options, summary: 'A link that shows the draft for seven days', params: pageId, reply: oneOf(previewLink) },
    async (ctx, { params }) => ({ data: await makePreviewLink(ctx, params.id) }),
  ),
  route(
    'get',
    '/api/io/crm/admin/website/page/section/delete',
    {
      ...options,
      summary: 'Take a section out of the draft (SPEC §7)',
      query: z.object({ id: z.string().min(1).max(60), pageId: z.uuid('Please give the id of the page.') }),
      reply: oneOf(z.object({ removed: z.boolean() })),
    },
    async (ctx, { query }) => ({ data: await removeSection(ctx, query.pageId, query.id) }),
  ),
]
