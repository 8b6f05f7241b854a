/** Maximum comment length, UTF-16 units. In a file of its own, so that the form does not load the schemas. */
export const longestComment = 5_000
