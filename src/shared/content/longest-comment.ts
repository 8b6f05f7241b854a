/** The longest comment, UTF-16 units. By itself, so that the form brings no more of the schemas than it checks. */
export const longestComment = 5_000
