import { z } from 'zod'
import { contract, listOf, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import {
  categoryChange,
  categoryInput,
  categoryOrder,
  categoryRow,
} from '../../../../shared/selling/catalogue/categories.ts'

const staff = { access: { staff: 'catalogue' }, group: 'Catalogue' } as const
/** `view` may read everything. */
const reading = { ...staff, access: { staff: ['catalogue', 'view'] } } as const
const params = z.object({ id: z.uuid('Send the id.') })

/** Reply of a change: only the id of the changed row. */
const changed = oneOf(z.object({ _id: z.string() }))

export const listCategories = contract('get', '/api/v1/categories', {
  ...reading,
  summary: 'Every category, with how many products it has',
  reply: listOf(categoryRow),
})

export const createCategory = contract('post', '/api/v1/categories', {
  ...staff,
  summary: 'Add a category',
  records: { act: 'category.add' },
  body: categoryInput,
  mostBytes: mostOfDocument,
  reply: changed,
  refusals: ['category.gone', 'category.path', 'media.notFound'],
})

export const orderCategories = contract('post', '/api/v1/categories/order', {
  ...staff,
  summary: 'Reorder the categories of a parent',
  records: { act: 'category.order' },
  body: categoryOrder,
  reply: listOf(categoryRow),
  refusals: ['category.gone', 'category.stale'],
})

export const changeCategory = contract('put', '/api/v1/categories/{id}', {
  ...staff,
  summary: 'Change a category',
  records: { act: 'category.change' },
  params,
  body: categoryChange,
  mostBytes: mostOfDocument,
  reply: changed,
  refusals: ['category.cycle', 'category.gone', 'category.path', 'category.stale', 'media.notFound'],
})

export const deleteCategory = contract('delete', '/api/v1/categories/{id}', {
  ...staff,
  summary: 'Delete a category that no product needs',
  records: { act: 'category.delete' },
  params,
  reply: changed,
  refusals: ['category.children', 'category.gone', 'category.used'],
})

named({ categoryChange, categoryInput, categoryOrder, categoryRow })
