import { z } from 'zod'
import { contract, listOf, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { collectionCondition, collectionRule } from '../../../../shared/selling/catalogue/collection-rules.ts'
import {
  collectionChange,
  collectionInput,
  collectionRow,
  collectionTableQuery,
  editableCollection,
} from '../../../../shared/selling/catalogue/collections.ts'

const staff = { access: { staff: 'catalogue' }, group: 'Catalogue' } as const
const params = z.object({ id: z.uuid('Send the id.') })

/** The page builder offers them too. */
export const listCollections = contract('get', '/api/v1/collections', {
  ...staff,
  access: { staff: ['catalogue', 'content', 'view'] },
  summary: 'Collections, with how many products they have',
  query: collectionTableQuery,
  reply: listOf(collectionRow),
})

export const readCollection = contract('get', '/api/v1/collections/{id}', {
  ...staff,
  access: { staff: ['catalogue', 'view'] },
  summary: 'Read a collection with all editable fields',
  params,
  reply: oneOf(editableCollection),
  refusals: ['collection.gone'],
})

const savingRefusals = ['collection.path', 'collection.product', 'media.notFound'] as const

export const createCollection = contract('post', '/api/v1/collections', {
  ...staff,
  summary: 'Add a collection, of chosen products or by a rule',
  records: { act: 'collection.add' },
  body: collectionInput,
  mostBytes: mostOfDocument,
  reply: oneOf(editableCollection),
  refusals: [...savingRefusals, 'collection.most'],
})

export const changeCollection = contract('put', '/api/v1/collections/{id}', {
  ...staff,
  summary: 'Change a whole collection',
  records: { act: 'collection.change' },
  params,
  body: collectionChange,
  mostBytes: mostOfDocument,
  reply: oneOf(editableCollection),
  refusals: [...savingRefusals, 'collection.gone', 'collection.stale'],
})

export const deleteCollection = contract('delete', '/api/v1/collections/{id}', {
  ...staff,
  summary: 'Delete a collection; its products stay',
  records: { act: 'collection.delete' },
  params,
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['collection.gone'],
})

named({ collectionChange, collectionCondition, collectionInput, collectionRow, collectionRule, editableCollection })
