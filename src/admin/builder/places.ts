import { createContext, useContext } from 'react'

/** Where the section that is chosen next from the library will stand. */
export type Places = {
  /** From 0; undefined for below the selected section. */
  adding: number | undefined
  /** Opens the library for this place. */
  addAt: (place: number) => void
}

const PlacesContext = createContext<Places | undefined>(undefined)

export const PlacesProvider = PlacesContext.Provider

export function usePlaces(): Places {
  const places = useContext(PlacesContext)
  if (!places) throw new Error('usePlaces outside the workbench')
  return places
}
