import { z } from 'zod'
import { contract, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { sizeGuideChange, sizeGuideInput, sizeGuideRow } from '../../../../shared/selling/catalogue/size-guides.ts'

const staff = { access: { staff: 'catalogue' }, group: 'Catalogue' } as const
const params = z.object({ id: z.uuid('Send the id.') })
const changed = oneOf(z.object({ _id: z.string() }))

export const listSizeGuides = contract('get', '/api/v1/size-guides', {
  ...staff,
  access: { staff: ['catalogue', 'view'] },
  summary: 'Size guides, with how many products and categories show each',
  reply: z.object({ data: z.array(sizeGuideRow) }),
})

export const createSizeGuide = contract('post', '/api/v1/size-guides', {
  ...staff,
  summary: 'Add a size guide',
  records: { act: 'sizeGuide.add' },
  body: sizeGuideInput,
  mostBytes: mostOfDocument,
  reply: changed,
  refusals: ['sizeGuide.most'],
})

export const changeSizeGuide = contract('put', '/api/v1/size-guides/{id}', {
  ...staff,
  summary: 'Change a size guide',
  records: { act: 'sizeGuide.change' },
  params,
  body: sizeGuideChange,
  mostBytes: mostOfDocument,
  reply: changed,
  refusals: ['sizeGuide.gone', 'sizeGuide.stale'],
})

export const deleteSizeGuide = contract('delete', '/api/v1/size-guides/{id}', {
  ...staff,
  summary: 'Delete a size guide that no product and no category shows',
  records: { act: 'sizeGuide.delete' },
  params,
  reply: changed,
  refusals: ['sizeGuide.gone', 'sizeGuide.used'],
})

named({ sizeGuideChange, sizeGuideInput, sizeGuideRow })
