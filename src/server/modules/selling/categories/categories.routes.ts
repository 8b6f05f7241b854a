import { z } from 'zod'
import {
  categoryChange,
  categoryInput,
  categoryOrder,
  categoryRow,
} from '../../../../shared/selling/catalogue-admin.ts'
import { listOf, oneOf, type Route, route } from '../../../platform/http/route.ts'
import { changeCategory, createCategory, deleteCategory, orderCategories } from './categories.ts'
import { listForStaff } from './staff-list.ts'

const staff = { access: { staff: 'catalogue' }, group: 'Catalogue' } as const
const params = z.object({ id: z.uuid('Please give the id.') })

/** The reply of a change that has no more to say than what it changed. */
const changed = oneOf(z.object({ _id: z.string() }))

export const categoryRoutes: Route[] = [
  route(
    'get',
    '/api/v1/categories',
    { ...staff, summary: 'Every category, with how many products it has', reply: listOf(categoryRow) },
    (ctx) => listForStaff(ctx),
  ),
  route(
    'post',
    '/api/v1/categories',
    { ...staff, summary: 'Add a category', body: categoryInput, reply: changed },
    async (ctx, { body }) => ({ data: { _id: (await createCategory(ctx, body)).id } }),
  ),
  route(
    'post',
    '/api/v1/categories/order',
    { ...staff, summary: 'Put the categories of one parent in order', body: categoryOrder, reply: listOf(categoryRow) },
    async (ctx, { body: { parentId, ids } }) => {
      await orderCategories(ctx, parentId, ids)
      return listForStaff(ctx)
    },
  ),
  route(
    'put',
    '/api/v1/categories/{id}',
    { ...staff, summary: 'Change a category', params, body: categoryChange, reply: changed },
    async (ctx, { params, body: { revision, ...category } }) => {
      await changeCategory(ctx, params.id, category, revision)
      return { data: { _id: params.id } }
    },
  ),
  route(
    'delete',
    '/api/v1/categories/{id}',
    { ...staff, summary: 'Delete a category that no product needs', params, reply: changed },
    async (ctx, { params }) => {
      await deleteCategory(ctx, params.id)
      return { data: { _id: params.id } }
    },
  ),
]
