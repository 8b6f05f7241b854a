/** Cache tag of everything that shows this form. */
export const formTag = (id: string) => `form:${id}`
