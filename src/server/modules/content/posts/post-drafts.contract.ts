import { z } from 'zod'
import { contract, listOf, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { restList } from '../../../../shared/api/rest-list.ts'
import {
  draftNames,
  draftOf,
  ownPostDraft,
  postDifference,
  postDifferenceQuery,
  postDraft,
  postDraftBody,
  postDraftContent,
  postVersion,
  postVersionContent,
  postVersionDetail,
} from '../../../../shared/content/blog/post-drafts.ts'
import { postFinding, postToCheck } from '../../../../shared/content/blog/post-findings.ts'
import { linkId, openPreviewLink, previewLink } from '../../../../shared/content/pages/preview-links.ts'
import { instant } from '../../../../shared/instants.ts'
import { largestWhole } from '../../../../shared/whole-numbers.ts'

const staff = { access: { staff: 'content' }, group: 'Blog' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...staff, access: { staff: ['content', 'view'] } } as const
const params = z.object({ id: z.uuid('Send the id.') })

const typing = { nothing: 'keeps unsaved input' } as const

export const readPostDraft = contract('get', '/api/v1/post-drafts/{of}', {
  ...staff,
  summary:
    'What the caller has typed of a post and not saved; null where there is nothing. The newest of several, or the newest before a time',
  params: draftOf,
  query: z.object({ before: instant('Send the time.').optional() }),
  reply: oneOf(ownPostDraft.nullable()),
})

export const keepPostDraft = contract('put', '/api/v1/post-drafts/{of}', {
  ...staff,
  summary: 'Save the caller’s unsaved changes of a post; only their preview link shows them to others',
  records: typing,
  params: draftOf,
  body: postDraftBody,
  mostBytes: mostOfDocument,
  reply: oneOf(postDraft.pick({ savedAt: true })),
  refusals: ['post.notFound'],
})

export const dropPostDraft = contract('delete', '/api/v1/post-drafts/{of}', {
  ...staff,
  summary: 'Discard the caller’s unsaved changes, in one tab if it is named',
  records: typing,
  params: draftOf,
  query: draftNames,
  reply: oneOf(draftOf),
})

export const listPostFindings = contract('post', '/api/v1/post-findings/{of}', {
  ...staff,
  summary:
    'What to mend before a post, as it is typed, is published or scheduled: dead links, missing pictures and texts',
  records: { nothing: 'only checks the unsaved text' },
  params: draftOf,
  body: postToCheck,
  mostBytes: mostOfDocument,
  reply: listOf(postFinding),
  refusals: ['post.notFound'],
})

export const listPostVersions = contract('get', '/api/v1/posts/{id}/versions', {
  ...reading,
  summary: 'List the last hundred versions of a post, the newest first',
  params,
  query: z.object({ p: restList.p, s: restList.s }),
  reply: listOf(postVersion),
  refusals: ['post.notFound'],
})

export const readPostVersion = contract('get', '/api/v1/posts/{id}/versions/{version}', {
  ...reading,
  summary: 'Read a version as it would be restored, without deleted references',
  params: params.extend({ version: z.coerce.number().int().min(1).max(largestWhole) }),
  reply: oneOf(postVersionDetail),
  refusals: ['post.version'],
})

export const comparePostVersions = contract('get', '/api/v1/posts/{id}/difference', {
  ...reading,
  summary: 'Compare two versions of a post, or a version with what is saved now',
  params,
  query: postDifferenceQuery,
  reply: oneOf(postDifference),
  refusals: ['post.notFound', 'post.version'],
})

export const makePostPreviewLink = contract('post', '/api/v1/posts/{id}/preview-links', {
  ...staff,
  summary: 'Create a preview link with the caller’s changes, valid for seven days',
  records: { act: 'post.preview' },
  params,
  reply: oneOf(previewLink),
  refusals: ['post.notFound'],
})

export const listPostPreviewLinks = contract('get', '/api/v1/posts/{id}/preview-links', {
  ...reading,
  summary: 'List preview links of a post, the newest first',
  params,
  reply: z.object({ data: z.array(openPreviewLink) }),
  refusals: ['post.notFound'],
})

export const endPostPreviewLink = contract('delete', '/api/v1/posts/{id}/preview-links/{link}', {
  ...staff,
  summary: 'End a preview link of a post',
  records: { act: 'post.previewEnd' },
  params: params.extend({ link: linkId }),
  reply: oneOf(z.object({ removed: z.boolean() })),
  refusals: ['preview.notFound'],
})

named({
  draftOf,
  postDifference,
  postDraft,
  postDraftBody,
  postDraftContent,
  postFinding,
  postToCheck,
  postVersion,
  postVersionContent,
  postVersionDetail,
})
