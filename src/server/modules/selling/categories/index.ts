export { categoryRoutes } from './categories.routes.ts'
export { categories } from './categories.tables.ts'
export { importCategory } from './categories.ts'
export { movedCategoryPath } from './former-paths.ts'
export { mediaInCategories } from './media-use.ts'
export {
  categoriesOf,
  categoryIdsAt,
  inCategoriesAt,
  inCategoryWithId,
  mainCategory,
  putIntoCategories,
  requireCategories,
} from './membership.ts'
export { categoryAt, listCategories, listCategoryPaths } from './tree.ts'
