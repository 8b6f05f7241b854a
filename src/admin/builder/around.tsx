import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { PageDetail } from '../../shared/content/pages/pages-admin.ts'
import { useCanvas } from './canvas/canvas-info.tsx'
import { type Commands, CommandsProvider } from './commands.ts'
import { type Parts, PartsProvider } from './parts.ts'
import { type Places, PlacesProvider } from './places.ts'
import { useCount, useSelected } from './selection.ts'
import { type Sides, SidesProvider } from './use-sides.ts'
import type { Spot } from './verbs.ts'

type AroundProps = { commands: Commands; sides: Sides; parts: Parts; places: Places; children: ReactNode }

/** Provides the builder's contexts. */
export function Around({ commands, sides, parts, places, children }: AroundProps) {
  return (
    <CommandsProvider value={commands}>
      <SidesProvider value={sides}>
        <PartsProvider value={parts}>
          <PlacesProvider value={places}>{children}</PlacesProvider>
        </PartsProvider>
      </SidesProvider>
    </CommandsProvider>
  )
}

/** Frame parts and related documents: selecting one instead of a section, and opening it. */
export function usePartsHere(page: PageDetail, commands: Commands, onLeave: (go: () => void) => void): Parts {
  const navigate = useNavigate()
  const { choice } = useCanvas()
  const [chosen, setChosen] = useState<string>()
  const selected = useSelected()?.id
  useEffect(() => {
    if (selected) setChosen(undefined)
  }, [selected])
  return {
    chosen,
    choose: ({ _id }) => {
      commands.select(undefined)
      setChosen(_id)
    },
    open: ({ _id, kind }) => {
      const beside = page.kind === 'group' ? choice.beside : page._id
      const search = kind === 'group' ? { beside } : {}
      onLeave(() => void navigate({ to: '/pages/$pageId', params: { pageId: _id }, search }))
    },
  }
}

export function usePlacesHere(onChange: () => void): Places & { clear: () => void } {
  const [adding, setAdding] = useState<Spot>()
  const count = useCount()
  // A place is defined by its neighbouring sections, so a change of their number resets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: how many there are is the reason to look
  useEffect(() => setAdding(undefined), [count])
  return {
    adding,
    addAt: (spot) => {
      setAdding(spot)
      onChange()
    },
    clear: () => setAdding(undefined),
  }
}
