export { categoryRoutes } from './categories.routes.ts'
export { categories } from './categories.tables.ts'
export { importCategory } from './categories.ts'
export { categoryKind } from './category.kind.ts'
export {
  categoriesOf,
  categoryIdsAt,
  inCategoriesAt,
  inCategoryWithId,
  mainCategory,
  putIntoCategories,
  requireCategories,
} from './membership.ts'
export { categoryAt, listCategories } from './tree.ts'
