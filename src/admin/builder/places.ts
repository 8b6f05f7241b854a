import { createContext, useContext } from 'react'
import { isSame, type Spot } from './verbs.ts'

/** Where the section that is chosen next from the library will stand. */
export type Places = {
  /** Undefined for below the selected section. */
  adding: Spot | undefined
  /** Opens the library for this place. */
  addAt: (spot: Spot) => void
}

const PlacesContext = createContext<Places | undefined>(undefined)

export const PlacesProvider = PlacesContext.Provider

export function usePlaces(): Places {
  const places = useContext(PlacesContext)
  if (!places) throw new Error('usePlaces outside the workbench')
  return places
}

/** Whether this is the place that the library was opened for. */
export function isAdding({ adding }: Places, { place, within }: Spot): boolean {
  return adding !== undefined && adding.place === place && isSame(adding.within, within)
}

/** @param area what the area is called, where the place is in one */
export function addText({ place }: Spot, area: string | undefined): string {
  return `Add a section at position ${place + 1}${area ? ` of ${area}` : ''}`
}
