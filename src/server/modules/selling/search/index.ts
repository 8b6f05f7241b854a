export { searchLimit } from './by-text.ts'
export { facetsOf, findFacets, mostCounted } from './facets.ts'
export { searchRoutes } from './search.routes.ts'
export { findProducts } from './search.ts'
