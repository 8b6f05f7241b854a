export { importedCategory } from './categories.schema.ts'
export { categories, productCategories } from './categories.tables.ts'
export { deleteCategory } from './categories.ts'
export { categoryKind } from './category.kind.ts'
export { translatableCategories, translatedNames } from './category-texts.ts'
export { formerCategoryPaths } from './former-paths.ts'
export { importCategories, importCategory } from './import-categories.ts'
export {
  allCategories,
  categoriesOfMany,
  categoryIdsAt,
  categoryIdsOf,
  existingCategories,
  guideOfMainCategory,
  inCategoriesAt,
  inCategoryWithId,
  insertMemberships,
  mainCategory,
  putIntoCategories,
  requireCategories,
  takeOutOfCategories,
} from './membership.ts'
export { categorySample } from './sample.ts'
export { categoryAt, listCategories } from './tree.ts'
