export { collectionKind } from './collection.kind.ts'
export { collectionRoutes } from './collections.routes.ts'
export { collectionJobs, followRules, refillByCategories } from './follow-rules.ts'
export {
  findCollection,
  inCollectionAt,
  listCollectionPaths,
  placeInCollection,
  translatableCollections,
} from './shown-collections.ts'
