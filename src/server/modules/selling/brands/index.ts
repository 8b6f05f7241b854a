export { brands } from './brands.tables.ts'
export { brandsNamed, deleteBrand, existingBrand, knownBrands, namesInFiles, requireBrands } from './brands.ts'
export { movedBrandPaths, namedBrands } from './former-paths.ts'
export { brandSample } from './sample.ts'
