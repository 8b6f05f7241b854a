import { formerPaths } from '../../former-paths.ts'
import { collectionPaths, collections } from './collections.tables.ts'

export const formerCollectionPaths = formerPaths({
  things: collections,
  path: collections.path,
  former: collectionPaths,
  thing: 'collectionId',
})
