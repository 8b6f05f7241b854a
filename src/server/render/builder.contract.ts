import { z } from 'zod'
import { contract, mostOfDocument, oneOf } from '../../shared/api/contract.ts'
import { named } from '../../shared/api/named.ts'
import { placedSection } from '../../shared/content/pages/page-document.ts'
import { pageInfo } from '../../shared/content/pages/page-info.ts'
import {
  canvasQuery,
  formCanvas,
  pageCanvas,
  sectionData,
  sectionDataBody,
} from '../../shared/content/pages/pages-admin.ts'
import { sampleSite } from '../../shared/content/sample-site.ts'
import { ownWords, ruleSet } from '../../shared/sites/site-now-shapes.ts'

const options = { access: { staff: 'content' }, group: 'Pages' } as const

const pageId = z.object({ id: z.uuid('This page was not found.') })

export const readCanvas = contract('get', '/api/v1/pages/{id}/canvas', {
  ...options,
  summary: 'Read the data with which the builder shows a page',
  params: pageId,
  query: canvasQuery,
  reply: oneOf(pageCanvas),
  refusals: ['page.notFound'],
})

export const readFormCanvas = contract('get', '/api/v1/form-canvas', {
  access: { staff: ['content', 'view'] },
  group: 'Forms',
  summary: 'Read the data with which the admin previews a form',
  reply: oneOf(formCanvas),
})

export const loadSections = contract('post', '/api/v1/pages/{id}/section-data', {
  ...options,
  summary: "Sections' data while editing",
  records: { nothing: 'reads what sections show; its body is the sections' },
  params: pageId,
  body: sectionDataBody,
  mostBytes: mostOfDocument,
  reply: sectionData,
  refusals: ['page.notFound'],
})

named({ formCanvas, ownWords, pageCanvas, pageInfo, placedSection, ruleSet, sampleSite, sectionData, sectionDataBody })
