/** Limits of a review. In a file of its own, so that the form does not load the schemas. */
export const mostReviewPictures = 5
/** UTF-16 units. */
export const longestReviewTitle = 120
export const longestReview = 5_000

/** Days in which a review can be changed. It can be deleted at any time. */
export const reviewChangeDays = 30

/** How a review names its writer: `Asha R.`, `Asha Rao`, `Asha`, `A. R.`. */
export const nameStyles = ['SHORT', 'FULL', 'FIRST', 'INITIALS'] as const

export type NameStyle = (typeof nameStyles)[number]

/** Orders of a product's reviews. */
export const reviewSorts = ['newest', 'helpful'] as const

export type ReviewSort = (typeof reviewSorts)[number]
