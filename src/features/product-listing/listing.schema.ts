import type { z } from 'zod'
import { band, choice, count, spacing, toggle } from '../../sections/define/parts.ts'
import { type ListSort, productSorts } from '../../shared/selling/catalogue/product-sorts.ts'

/** Settings of every product list. The defaults are fixed: paging on, 10, 10, sorted by created (K5). */
export const listSettings = {
  /** Product card (S25 to S29). */
  card: choice('Card', {
    bag: 'With an add-to-bag button',
    plain: 'Plain, with a link to add to the bag',
    brand: 'Price and brand',
    rating: 'With stars',
    wishlist: 'With a heart and sale badge',
  }),
  sort: choice('Sort by', productSorts),
  totalCardsToShow: count('Products in total', 10, 1, 60),
  enablePaging: toggle('Pagination', true),
  cardPerSection: count('Products per page', 10, 1, 60),
}

/** A list that shoppers filter and page through: a category, a search. No side filter unless the owner wants one (K5). */
export const listingSettings = {
  ...listSettings,
  sideFilter: toggle('Filters at the side', false),
  sortBar: toggle('Sort bar', true),
}

export type ListingSettings = Omit<z.output<z.ZodObject<typeof listingSettings>>, 'sort'> & { sort: ListSort }

/** The band of a section that opens its page: it stands close to the header. */
export const openingBand = {
  ...band,
  spacing: spacing({ tight: 'Tight', normal: 'Normal', loose: 'Loose', none: 'None' }),
}
