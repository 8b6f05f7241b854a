import { z } from 'zod'
import { brandInput, brandRow, brandTableQuery } from '../../../../shared/selling/catalogue-admin.ts'
import { listOf, oneOf, type Route, route } from '../../../platform/http/route.ts'
import { changeBrand, createBrand, deleteBrand, listForStaff } from './brands.ts'

const staff = { access: { staff: 'catalogue' }, group: 'Catalogue' } as const
const params = z.object({ id: z.uuid('Please give the id.') })

/** The reply of a change that has no more to say than what it changed. */
const changed = oneOf(z.object({ _id: z.string() }))

export const brandRoutes: Route[] = [
  route(
    'get',
    '/api/v1/brands',
    { ...staff, summary: 'Brands, with how many products they have', query: brandTableQuery, reply: listOf(brandRow) },
    (ctx, { query }) => listForStaff(ctx, query),
  ),
  route(
    'post',
    '/api/v1/brands',
    { ...staff, summary: 'Add a brand', body: brandInput, reply: changed },
    async (ctx, { body }) => ({ data: { _id: (await createBrand(ctx, body)).id } }),
  ),
  route(
    'put',
    '/api/v1/brands/{id}',
    { ...staff, summary: 'Change a brand', params, body: brandInput, reply: changed },
    async (ctx, { params, body }) => {
      await changeBrand(ctx, params.id, body)
      return { data: { _id: params.id } }
    },
  ),
  route(
    'delete',
    '/api/v1/brands/{id}',
    { ...staff, summary: 'Delete a brand that no product has', params, reply: changed },
    async (ctx, { params }) => {
      await deleteBrand(ctx, params.id)
      return { data: { _id: params.id } }
    },
  ),
]
