import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import {
  ownerQuery,
  pinInput,
  pinRow,
  searchedQuery,
  searchedRow,
  synonymsInput,
  synonymsRow,
} from '../../../../shared/selling/catalogue/search-admin.ts'

const staff = { access: { staff: 'catalogue' }, group: 'Search' } as const
/** `view` may read everything. */
const reading = { ...staff, access: { staff: ['catalogue', 'view'] } } as const
const params = z.object({ id: z.uuid('Send the id.') })

/** Reply of a change: only the id of the changed row. */
const changed = oneOf(z.object({ _id: z.string() }))

export const listSearched = contract('get', '/api/v1/search/searched', {
  ...reading,
  summary: 'List searches with their number and results',
  query: searchedQuery,
  reply: listOf(searchedRow),
})

export const listSynonyms = contract('get', '/api/v1/search/synonyms', {
  ...reading,
  summary: 'List synonyms',
  query: ownerQuery,
  reply: listOf(synonymsRow),
})

export const createSynonyms = contract('post', '/api/v1/search/synonyms', {
  ...staff,
  summary: 'Add synonyms',
  records: { act: 'synonyms.add' },
  body: synonymsInput,
  reply: changed,
  refusals: ['synonyms.many', 'synonyms.alike'],
})

export const changeSynonyms = contract('put', '/api/v1/search/synonyms/{id}', {
  ...staff,
  summary: 'Change synonyms',
  records: { act: 'synonyms.change' },
  params,
  body: synonymsInput,
  reply: changed,
  refusals: ['synonyms.notFound', 'synonyms.alike'],
})

export const deleteSynonyms = contract('delete', '/api/v1/search/synonyms/{id}', {
  ...staff,
  summary: 'Delete synonyms',
  records: { act: 'synonyms.delete' },
  params,
  reply: changed,
  refusals: ['synonyms.notFound'],
})

export const listPins = contract('get', '/api/v1/search/pins', {
  ...reading,
  summary: 'List pinned products',
  query: ownerQuery,
  reply: listOf(pinRow),
})

export const createPin = contract('post', '/api/v1/search/pins', {
  ...staff,
  summary: 'Pin products to a search',
  records: { act: 'pin.add' },
  body: pinInput,
  reply: changed,
  refusals: ['pin.phrase', 'pin.many'],
})

export const changePin = contract('put', '/api/v1/search/pins/{id}', {
  ...staff,
  summary: 'Change pinned products',
  records: { act: 'pin.change' },
  params,
  body: pinInput,
  reply: changed,
  refusals: ['pin.notFound', 'pin.phrase'],
})

export const deletePin = contract('delete', '/api/v1/search/pins/{id}', {
  ...staff,
  summary: 'Delete pinned products',
  records: { act: 'pin.delete' },
  params,
  reply: changed,
  refusals: ['pin.notFound'],
})

named({ pinInput, pinRow, searchedRow, synonymsInput, synonymsRow })
