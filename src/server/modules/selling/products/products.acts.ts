import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const productsThings = {
  product: 'Product',
  variant: 'Variant',
} as const satisfies ThingNames

export const productsActs = {
  'product.add': ['product', 'added a product'],
  'product.categories': ['product', 'changed categories of products'],
  'product.change': ['product', 'changed a product'],
  'product.delete': ['product', 'deleted products'],
  'product.duplicate': ['product', 'duplicated a product'],
  'product.grid': ['product', 'changed products in the table'],
  'product.prices': ['product', 'changed prices'],
  'product.restore': ['product', 'brought back products'],
  'product.status': ['product', 'published or unpublished products'],
  'product.undo': ['product', 'undid a change of products'],
  'variant.change': ['variant', 'changed price or stock'],
} as const satisfies ActTexts
