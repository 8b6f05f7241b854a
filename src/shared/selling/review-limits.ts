/** Limits of a review. In a file of its own, so that the form does not load the schemas. */
export const mostReviewPictures = 5
/** UTF-16 units. */
export const longestReviewTitle = 120
export const longestReview = 5_000
