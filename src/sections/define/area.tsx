import { createContext, type ReactNode, useContext } from 'react'

/** Puts what a section holds in one of its areas, counted from 0, into an element of this class. */
export type DrawArea = (area: number, className: string) => ReactNode

const AreasContext = createContext<DrawArea | undefined>(undefined)

export const AreasProvider = AreasContext.Provider

type Props = {
  /** Which of the section's areas, from 0, in the order in which it names them. */
  at: number
  className?: string
}

/** Where other sections stand in this one. Where none can, as in the gallery, it is drawn as room for them. */
export function Area({ at, className = '' }: Props) {
  const draw = useContext(AreasContext)
  if (draw) return draw(at, `area ${className}`)
  return <div className={`area area-room ${className}`} aria-hidden="true" />
}
