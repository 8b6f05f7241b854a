import { createContext, useContext, useMemo } from 'react'
import type { PlacedSection } from '../../../../shared/content/page-document.ts'
import { setAt } from '../../../fields/change.ts'
import type { Commands } from '../../commands.ts'
import type { Place } from '../../saving/issues.ts'
import type { Written } from './source-map.ts'

/** A text that is being typed on the canvas. */
export type Typing = Place & {
  written: Written
  /** Its text when the typing began, and what its element showed. */
  begin: string
  /** The properties that its section showed then. */
  shown: unknown
  /** Where it was pressed, CSS px in the canvas's window; undefined for its end. */
  at: { x: number; y: number } | undefined
}

/** Props of the components that draw a text while it is typed. */
export type TypeHereProps = {
  typing: Typing
  placed: PlacedSection
  commands: Commands
  /** Why what is typed may not be published, as its field says it. */
  fault: string | undefined
  /** Receives a function that closes the editor, called before the section is drawn again. */
  onOpen: (close: () => void) => void
  onEnd: () => void
}

const TypingContext = createContext<Typing | undefined>(undefined)

export const TypingProvider = TypingContext.Provider

/**
 * What a section is drawn from while one of its texts is typed: that text stays as it was when the typing began, since the
 * browser shows what is typed in its place, and React is not to touch it.
 */
export function useHeldStill(id: string, props: unknown): unknown {
  const typing = useContext(TypingContext)
  const held = typing?.id === id ? typing : undefined
  return useMemo(() => (held && props !== undefined ? setAt(props, held.path, held.begin) : props), [held, props])
}
