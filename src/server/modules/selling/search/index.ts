export { searchLimit } from './by-text.ts'
export { countFacets, facetsOf, mostCounted } from './facets.ts'
export { searchRoutes } from './search.routes.ts'
export { listForSale } from './search.ts'
