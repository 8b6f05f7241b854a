/** What shows a form carries it. */
export const formTag = (id: string) => `form:${id}`
