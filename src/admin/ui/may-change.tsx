import { createContext, type ReactNode, useContext } from 'react'

const Changing = createContext(true)

/** Provides whether the user may change what the screen shows. */
export const MayChange = Changing.Provider

/** False for read-only users: hide actions. The API refuses them too. */
export function useMayChange(): boolean {
  return useContext(Changing)
}

/** Disables fields and buttons for read-only users. */
export function Changeable({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useMayChange()} className="contents">
      {children}
    </fieldset>
  )
}
