import { createContext, useContext } from 'react'

const EditingContext = createContext(true)

export const EditingProvider = EditingContext.Provider

/** False while another editor has the lock: the page is read-only. */
export function useMayEdit(): boolean {
  return useContext(EditingContext)
}
