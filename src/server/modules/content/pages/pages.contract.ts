import { z } from 'zod'
import { contract, listOf, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { editLock, lockBody } from '../../../../shared/content/pages/edit-locks.ts'
import {
  draftBody,
  draftSaved,
  homeBody,
  newPageBody,
  pageBody,
  pageDetail,
  pageFinding,
  pageIssue,
  pageList,
  pagePreset,
  pageRow,
  publishBody,
  scheduleBody,
  seoSchema,
  standardTemplateRow,
} from '../../../../shared/content/pages/pages-admin.ts'
import { linkId, openPreviewLink, previewLink } from '../../../../shared/content/pages/preview-links.ts'

const options = { access: { staff: 'content' }, group: 'Pages' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...options, access: { staff: ['content', 'view'] } } as const

const pageId = z.object({ id: z.uuid('This page was not found.') })

export const listPages = contract('get', '/api/v1/pages', {
  ...reading,
  summary: 'Pages, templates, shared groups',
  query: pageList,
  reply: listOf(pageRow),
})

export const addPage = contract('post', '/api/v1/pages', {
  ...options,
  summary: 'Create an unpublished page',
  records: { act: 'page.add' },
  body: newPageBody,
  reply: oneOf(pageDetail),
  refusals: ['page.path', 'page.preset', 'page.root', 'page.taken'],
})

export const listPresets = contract('get', '/api/v1/page-presets', {
  ...options,
  summary: 'List page presets',
  reply: listOf(pagePreset),
})

export const listStandardTemplates = contract('get', '/api/v1/standard-templates', {
  ...reading,
  summary: 'List the standard templates that the site has not customised',
  reply: listOf(standardTemplateRow),
})

export const ownTemplate = contract('post', '/api/v1/standard-templates/{name}', {
  ...options,
  summary: 'Customise a standard template',
  records: { act: 'page.add' },
  params: z.object({ name: z.string().max(60) }),
  reply: oneOf(pageDetail),
  refusals: ['page.notFound'],
})

export const readPage = contract('get', '/api/v1/pages/{id}', {
  ...reading,
  summary: 'A page with its draft',
  params: pageId,
  reply: oneOf(pageDetail),
  refusals: ['page.notFound'],
})

export const changePage = contract('patch', '/api/v1/pages/{id}', {
  ...options,
  summary: 'Title, path, SEO',
  records: { act: 'page.change' },
  params: pageId,
  body: pageBody,
  reply: oneOf(pageDetail),
  refusals: ['page.changed', 'page.fixed', 'page.notFound', 'page.path', 'page.taken'],
})

export const deletePage = contract('delete', '/api/v1/pages/{id}', {
  ...options,
  summary: 'Delete a page',
  records: { act: 'page.delete' },
  params: pageId,
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['page.fixed', 'page.isHome', 'page.notFound'],
})

export const restoreDeletedPage = contract('post', '/api/v1/pages/{id}/restore-deleted', {
  ...options,
  summary: 'Restore a deleted page',
  records: { act: 'page.undelete' },
  params: pageId,
  reply: oneOf(pageDetail),
  refusals: ['page.notFound', 'page.taken'],
})

export const chooseHome = contract('put', '/api/v1/home', {
  ...options,
  summary: 'Choose the home page',
  records: { act: 'page.home' },
  body: homeBody,
  reply: oneOf(pageDetail),
  refusals: ['page.fixed', 'page.notFound', 'page.unpublished'],
})

export const saveDraft = contract('put', '/api/v1/pages/{id}/draft', {
  ...options,
  summary: 'Save the draft',
  records: { act: 'page.draft', how: 'each', every: 600 },
  params: pageId,
  body: draftBody,
  mostBytes: mostOfDocument,
  reply: oneOf(draftSaved),
  refusals: ['page.locked', 'page.notFound', 'page.stale'],
})

export const publishPage = contract('post', '/api/v1/pages/{id}/publish', {
  ...options,
  summary: 'Publish the draft',
  records: { act: 'page.publish' },
  params: pageId,
  body: publishBody,
  reply: oneOf(pageDetail),
  refusals: ['page.locked', 'page.notFound', 'page.stale'],
})

export const schedulePage = contract('put', '/api/v1/pages/{id}/schedule', {
  ...options,
  summary: 'Schedule the draft: it is published automatically, as it is at that time',
  records: { act: 'page.schedule' },
  params: pageId,
  body: scheduleBody,
  reply: oneOf(pageDetail),
  refusals: ['page.notFound', 'page.time'],
})

export const unschedulePage = contract('delete', '/api/v1/pages/{id}/schedule', {
  ...options,
  summary: 'Take the draft off the schedule',
  records: { act: 'page.unschedule' },
  params: pageId,
  reply: oneOf(pageDetail),
  refusals: ['page.notFound'],
})

export const listFindings = contract('get', '/api/v1/pages/{id}/findings', {
  ...options,
  summary: 'Check the draft before publishing: dead links, sample texts, pictures without a description',
  params: pageId,
  reply: listOf(pageFinding),
  refusals: ['page.notFound'],
})

export const lockPage = contract('put', '/api/v1/pages/{id}/lock', {
  ...options,
  summary: 'Acquire or renew the edit lock of a page',
  records: { nothing: 'says who is editing, for as long as a tab is open' },
  params: pageId,
  body: lockBody,
  reply: oneOf(editLock),
  refusals: ['page.notFound'],
})

export const unlockPage = contract('delete', '/api/v1/pages/{id}/lock', {
  ...options,
  summary: 'Release the edit lock of a page',
  records: { nothing: 'says who is editing, for as long as a tab is open' },
  params: pageId,
  query: lockBody.pick({ editor: true }),
  reply: oneOf(editLock),
  refusals: ['page.notFound'],
})

export const makePreviewLink = contract('post', '/api/v1/pages/{id}/preview-links', {
  ...options,
  summary: 'Create a preview link of the draft, valid for seven days',
  records: { act: 'page.preview' },
  params: pageId,
  reply: oneOf(previewLink),
  refusals: ['page.notFound'],
})

export const listPreviewLinks = contract('get', '/api/v1/pages/{id}/preview-links', {
  ...reading,
  summary: 'List preview links of the draft, the newest first',
  params: pageId,
  reply: z.object({ data: z.array(openPreviewLink) }),
  refusals: ['page.notFound'],
})

export const endPreviewLink = contract('delete', '/api/v1/pages/{id}/preview-links/{link}', {
  ...options,
  summary: 'End a preview link of a page',
  records: { act: 'page.previewEnd' },
  params: pageId.extend({ link: linkId }),
  reply: oneOf(z.object({ removed: z.boolean() })),
  refusals: ['preview.notFound'],
})

export const removeSection = contract('get', '/api/io/crm/admin/website/page/section/delete', {
  ...options,
  summary: 'Remove a section from the draft',
  records: { act: 'page.draft' },
  query: z.object({ id: z.string().min(1).max(60), pageId: z.uuid('Send the id of the page.') }),
  reply: oneOf(z.object({ removed: z.boolean() })),
  refusals: ['page.notFound'],
})

named({
  draftBody,
  draftSaved,
  editLock,
  homeBody,
  lockBody,
  newPageBody,
  openPreviewLink,
  pageBody,
  pageDetail,
  pageFinding,
  pageIssue,
  pagePreset,
  pageRow,
  previewLink,
  publishBody,
  seo: seoSchema,
  standardTemplateRow,
})
