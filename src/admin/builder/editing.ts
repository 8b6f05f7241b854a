import { createContext, useContext } from 'react'

const EditingContext = createContext(true)

export const EditingProvider = EditingContext.Provider

/** False while somebody else edits the page: everything can be looked at, and nothing changed. */
export function useMayEdit(): boolean {
  return useContext(EditingContext)
}
