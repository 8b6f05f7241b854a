import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { brandInput, brandRow, brandTableQuery } from '../../../../shared/selling/catalogue/brands.ts'

const staff = { access: { staff: 'catalogue' }, group: 'Catalogue' } as const
/** `view` may read everything. */
const reading = { ...staff, access: { staff: ['catalogue', 'view'] } } as const
const params = z.object({ id: z.uuid('Send the id.') })

/** Reply of a change: only the id of the changed row. */
const changed = oneOf(z.object({ _id: z.string() }))

export const listBrands = contract('get', '/api/v1/brands', {
  ...reading,
  summary: 'Brands, with how many products they have',
  query: brandTableQuery,
  reply: listOf(brandRow),
})

export const createBrand = contract('post', '/api/v1/brands', {
  ...staff,
  summary: 'Add a brand',
  records: { act: 'brand.add' },
  body: brandInput,
  reply: changed,
  refusals: ['brand.path'],
})

export const changeBrand = contract('put', '/api/v1/brands/{id}', {
  ...staff,
  summary: 'Change a brand',
  records: { act: 'brand.change' },
  params,
  body: brandInput,
  reply: changed,
  refusals: ['brand.notFound', 'brand.path'],
})

export const deleteBrand = contract('delete', '/api/v1/brands/{id}', {
  ...staff,
  summary: 'Delete a brand that no product has',
  records: { act: 'brand.delete' },
  params,
  reply: changed,
  refusals: ['brand.notFound', 'brand.used'],
})

named({ brandInput, brandRow })
