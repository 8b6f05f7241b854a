import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const categoriesThings = {
  category: 'Category',
} as const satisfies ThingNames

export const categoriesActs = {
  'category.add': ['category', 'added a category'],
  'category.change': ['category', 'changed a category'],
  'category.delete': ['category', 'deleted a category'],
  'category.order': ['category', 'put categories in order'],
} as const satisfies ActTexts
