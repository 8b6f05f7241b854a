/** Maximum question length, UTF-16 units. In a file of its own, so that the form does not load the schemas. */
export const longestQuestion = 500
