export { brandRoutes } from './brands.routes.ts'
export { brands } from './brands.tables.ts'
export { brandNamed, requireBrand } from './brands.ts'
