export { countFacets, facetsOf, mostCounted } from './facets.ts'
export { searchLimit } from './search.contract.ts'
export { searchRoutes } from './search.routes.ts'
export { firstForSale, listForSale } from './search.ts'
