/**
 * Parameters of lists that share their page with others: `{id of the section}.q`, `.p` and `.category`, on whatever page the list
 * stands.
 */
const ownParameter = /^[a-zA-Z0-9_-]{1,40}\.(?:q|p|category)$/

/** Parameters of own lists that an address may have. */
const mostOwn = 12

/** The names among these that are parameters of own lists, in one order. */
export function ownListNames(names: Iterable<string>): string[] {
  const found = new Set([...names].filter((name) => ownParameter.test(name)))
  return [...found].sort().slice(0, mostOwn)
}

/** The page of a product's reviews, counted from 1. */
export const reviewsPage = 'reviews'

/** Whether a parameter is a page number, counted from 0. */
export const isPageNumber = (name: string) => name === 'p' || name.endsWith('.p')

/** Whether an address searches. */
export const isSearch = (query: Record<string, string>) =>
  Object.keys(query).some((name) => name === 'q' || name.endsWith('.q'))

/** Id of the element that holds such a list. */
export const ownListId = (section: string) => `list-${section}`
