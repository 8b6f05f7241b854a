import { createContext, type ReactNode, useContext } from 'react'

const Changing = createContext(true)

/** Says of the screen within whether who looks at it may also change what it shows. */
export const MayChange = Changing.Provider

/** False for who may only look: what changes something is not shown then. The API refuses the same. */
export function useMayChange(): boolean {
  return useContext(Changing)
}

/** Fields and buttons that are for who may change what they are about, and stand still for who may only look. */
export function Changeable({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useMayChange()} className="contents">
      {children}
    </fieldset>
  )
}
