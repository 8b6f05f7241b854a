import { formerPaths } from '../../former-paths.ts'
import { categories, categoryPaths } from './categories.tables.ts'

export const formerCategoryPaths = formerPaths({
  things: categories,
  path: categories.path,
  former: categoryPaths,
  thing: 'categoryId',
})
