/** Names of pages, sorts and filters in the address of a list of products. */
export const listParameters = [
  'p',
  'sort',
  'brand',
  'in',
  'min',
  'max',
  'stock',
  'rating',
  'discount',
  'options',
  'fields',
]
