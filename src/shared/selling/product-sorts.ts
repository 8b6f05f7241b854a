/** How a product list can be sorted; `created` is the default (K5). */
export const productSorts = {
  created: 'Newest first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  name: 'Name',
} as const

/** A list that was searched in has one more, its default. */
export const listSorts = { relevance: 'Most relevant', ...productSorts } as const

export type ListSort = keyof typeof listSorts
