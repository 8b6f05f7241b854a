/** More products than these are not counted: a list says that there are more. */
export const mostFound = 2_000
