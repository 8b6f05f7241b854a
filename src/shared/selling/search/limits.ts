/** Matches are counted up to this number; lists then say that there are more. */
export const mostFound = 2_000
