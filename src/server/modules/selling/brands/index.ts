export { brands } from './brands.tables.ts'
export { brandsNamed, deleteBrand, existingBrand, requireBrands } from './brands.ts'
export { movedBrandPaths, namedBrands } from './former-paths.ts'
