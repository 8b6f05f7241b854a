export { collectionKind } from './collection.kind.ts'
export { followRules, holdRules, refillByCategories } from './follow-rules.ts'
export {
  findNamedCollection,
  inCollectionAt,
  listCollectionPaths,
  placeInCollection,
  translatableCollections,
} from './shown-collections.ts'
