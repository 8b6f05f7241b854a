/** The longest question about a product, UTF-16 units. By itself, so that the form brings no more of the schemas than it checks. */
export const longestQuestion = 500
