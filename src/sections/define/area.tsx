import { createContext, type ReactNode, useContext } from 'react'

/** Renders the sections of an area, counted from 0, in an element with this class. */
export type DrawArea = (area: number, className: string) => ReactNode

const AreasContext = createContext<DrawArea | undefined>(undefined)

export const AreasProvider = AreasContext.Provider

type Props = {
  /** Index of the area, from 0, in the order of the section's `areas`. */
  at: number
  className?: string
}

/** Slot for other sections. Where there can be none, as in the gallery, it is drawn as an empty box. */
export function Area({ at, className = '' }: Props) {
  const draw = useContext(AreasContext)
  if (draw) return draw(at, `area ${className}`)
  return <div className={`area area-room ${className}`} aria-hidden="true" />
}
