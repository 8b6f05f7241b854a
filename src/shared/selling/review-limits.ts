/** What a review may have at most. By itself, so that the form brings no more of the schemas than it checks. */
export const mostReviewPictures = 5
/** UTF-16 units. */
export const longestReviewTitle = 120
export const longestReview = 5_000
