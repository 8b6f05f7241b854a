import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import {
  customField,
  customFieldChange,
  customFieldInput,
  customOwners,
} from '../../../../shared/selling/catalogue/custom-fields.ts'

const staff = { access: { staff: 'catalogue' }, group: 'Catalogue' } as const
const params = z.object({ id: z.uuid('Send the id.') })
const changed = oneOf(z.object({ _id: z.string() }))

export const listCustomFields = contract('get', '/api/v1/custom-fields', {
  ...staff,
  access: { staff: ['catalogue', 'view'] },
  summary: 'Fields that the owner has defined, archived ones too',
  reply: z.object({ data: z.array(customField) }),
})

export const createCustomField = contract('post', '/api/v1/custom-fields', {
  ...staff,
  summary: 'Add a field to products, variants or categories',
  records: { act: 'customField.add' },
  body: customFieldInput,
  reply: changed,
  refusals: ['customField.most'],
})

export const changeCustomField = contract('put', '/api/v1/custom-fields/{id}', {
  ...staff,
  summary: 'Change, archive or restore a field; its values stay',
  records: { act: 'customField.change' },
  params,
  body: customFieldChange,
  reply: changed,
  refusals: ['customField.gone', 'customField.stale', 'customField.definition'],
})

export const orderCustomFields = contract('post', '/api/v1/custom-fields/order', {
  ...staff,
  summary: 'Reorder the fields of products, variants or categories',
  records: { act: 'customField.order' },
  body: z.object({ owner: z.enum(customOwners), ids: z.array(z.uuid()).min(1).max(200) }),
  reply: z.object({ data: z.array(customField) }),
  refusals: ['customField.stale'],
})

named({ customField, customFieldChange, customFieldInput })
