import { createContext, useCallback, useContext, useState } from 'react'
import { z } from 'zod'

const shownSides = z.object({ outline: z.boolean().default(true), fields: z.boolean().default(true) })

export type SideName = keyof z.output<typeof shownSides>

export type Sides = {
  shown: z.output<typeof shownSides>
  toggle: (side: SideName) => void
  show: (side: SideName) => void
}

const key = 'haat:builder-sides'

const SidesContext = createContext<Sides | undefined>(undefined)

export const SidesProvider = SidesContext.Provider

export function useSides(): Sides {
  const sides = useContext(SidesContext)
  if (!sides) throw new Error('useSides outside the workbench')
  return sides
}

/** Which panels beside the page are open, as this device remembers it. On a phone they are sheets instead. */
export function useSidesHere(): Sides {
  const [shown, setShown] = useState(read)
  const set = useCallback((side: SideName, to: (before: boolean) => boolean) => {
    setShown((before) => {
      const next = { ...before, [side]: to(before[side]) }
      write(next)
      return next
    })
  }, [])
  return {
    shown,
    toggle: useCallback((side) => set(side, (before) => !before), [set]),
    show: useCallback((side) => set(side, () => true), [set]),
  }
}

function read(): Sides['shown'] {
  try {
    return shownSides.catch(shownSides.parse({})).parse(JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    return shownSides.parse({})
  }
}

function write(shown: Sides['shown']): void {
  try {
    localStorage.setItem(key, JSON.stringify(shown))
  } catch {
    // Storage that is full or forbidden: it holds for as long as the page is open.
  }
}
