/** Sort orders of product lists; `created` is the default (K5). */
export const productSorts = {
  created: 'Newest first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Best rated',
  name: 'Name',
} as const

/** Sort orders of search results, with one more, their default. */
export const listSorts = { relevance: 'Most relevant', ...productSorts } as const

export type ListSort = keyof typeof listSorts

/** Sort orders that lists show. `chosen`, the owner's order of a collection, is that collection's default. */
export const shownSorts = { chosen: 'Featured', ...listSorts } as const

export type ShownSort = keyof typeof shownSorts
