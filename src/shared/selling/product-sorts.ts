/** How a product list can be sorted; `created` is the default (K5). */
export const productSorts = {
  created: 'Newest first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  name: 'Name',
} as const

export type ProductSort = keyof typeof productSorts
