import { createContext, useCallback, useContext, useState } from 'react'
import { z } from 'zod'
import { readStoredJson, store } from '../../client/storage.ts'

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
  return shownSides.catch(shownSides.parse({})).parse(readStoredJson('local', key) ?? {})
}

function write(shown: Sides['shown']): void {
  store('local', key, JSON.stringify(shown))
}
