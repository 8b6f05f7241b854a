import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { restList } from '../../../../shared/api/rest-list.ts'
import {
  differenceQuery,
  fieldChange,
  keptDraft,
  pageDetail,
  pageDifference,
  pageVersion,
  publishBody,
  restoreBody,
  sectionChange,
  versionDetail,
} from '../../../../shared/content/pages/pages-admin.ts'
import { largestWhole } from '../../../../shared/whole-numbers.ts'

const options = { access: { staff: 'content' }, group: 'Pages' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...options, access: { staff: ['content', 'view'] } } as const

const pageId = z.object({ id: z.uuid('This page was not found.') })
const versionId = pageId.extend({ version: z.coerce.number().int().min(1).max(largestWhole) })

export const listVersions = contract('get', '/api/v1/pages/{id}/versions', {
  ...reading,
  summary: 'Published versions, the newest first',
  params: pageId,
  query: z.object({ p: restList.p, s: restList.s }),
  reply: listOf(pageVersion),
  refusals: ['page.notFound'],
})

export const readVersion = contract('get', '/api/v1/pages/{id}/versions/{version}', {
  ...reading,
  summary: 'One version with its document',
  params: versionId,
  reply: oneOf(versionDetail),
  refusals: ['page.notFound', 'page.version'],
})

export const compareVersions = contract('get', '/api/v1/pages/{id}/difference', {
  ...reading,
  summary: 'Compare two versions, or a version with the draft',
  params: pageId,
  query: differenceQuery,
  reply: oneOf(pageDifference),
  refusals: ['page.notFound'],
})

export const restoreVersion = contract('post', '/api/v1/pages/{id}/restore', {
  ...options,
  summary: 'Restore a version as the draft',
  records: { act: 'page.restore' },
  params: pageId,
  body: restoreBody,
  reply: oneOf(pageDetail),
  refusals: ['page.locked', 'page.notFound', 'page.stale', 'page.version'],
})

export const listKeptDrafts = contract('get', '/api/v1/pages/{id}/kept-drafts', {
  ...options,
  summary: 'List replaced drafts, the newest first',
  params: pageId,
  query: z.object({ p: restList.p, s: restList.s }),
  reply: listOf(keptDraft),
  refusals: ['page.notFound'],
})

export const restoreKeptDraft = contract('post', '/api/v1/pages/{id}/kept-drafts/{draftId}/restore', {
  ...options,
  summary: 'Restore a replaced draft',
  records: { act: 'page.restore' },
  params: pageId.extend({ draftId: z.uuid('This draft was not found.') }),
  body: publishBody,
  reply: oneOf(pageDetail),
  refusals: ['page.keptDraft', 'page.locked', 'page.notFound', 'page.stale'],
})

named({
  fieldChange,
  keptDraft,
  pageDifference,
  pageVersion,
  restoreBody,
  sectionChange,
  versionDetail,
})
