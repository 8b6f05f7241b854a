/** The name of the field that only programs fill (B94). No autofill knows it, unlike `website`, by which calls name it. */
export const trapName = 'kept-empty'
