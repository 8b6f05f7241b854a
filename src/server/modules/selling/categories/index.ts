export { categoryRoutes } from './categories.routes.ts'
export { importedCategory } from './categories.schema.ts'
export { categories } from './categories.tables.ts'
export { movedCategoryPath } from './former-paths.ts'
export { importCategories, importCategory } from './import-categories.ts'
export { mediaInCategories } from './media-use.ts'
export {
  categoriesOf,
  categoryIdsAt,
  inCategoriesAt,
  inCategoryWithId,
  insertMemberships,
  mainCategory,
  putIntoCategories,
  requireCategories,
} from './membership.ts'
export { categoryAt, listCategories, listCategoryPaths } from './tree.ts'
