import { createContext, useContext, useMemo } from 'react'
import type { PlacedSection } from '../../../../shared/content/pages/page-document.ts'
import { setAt } from '../../../fields/change.ts'
import type { Commands } from '../../commands.ts'
import type { Place } from '../../saving/issues.ts'
import type { Written } from './source-map.ts'

/** A text being edited on the canvas. */
export type Typing = Place & {
  written: Written
  /** The text when editing began, as its element showed it. */
  begin: string
  /** The section's properties at that time. */
  shown: unknown
  /** Where it was pressed, CSS px in the canvas's window; undefined for the end of the text. */
  at: { x: number; y: number } | undefined
}

/** Props of the in-place editors. */
export type TypeHereProps = {
  typing: Typing
  placed: PlacedSection
  commands: Commands
  /** Validation error of the text, as its field shows it. */
  fault: string | undefined
  /** Receives a function that closes the editor, called before the section is drawn again. */
  onOpen: (close: () => void) => void
  onEnd: () => void
}

const TypingContext = createContext<Typing | undefined>(undefined)

export const TypingProvider = TypingContext.Provider

/**
 * The properties to render while one text is edited in place: that text keeps its initial value, because the browser
 * shows the edited one and React must not touch it.
 */
export function useHeldStill(id: string, props: unknown): unknown {
  const typing = useContext(TypingContext)
  const held = typing?.id === id ? typing : undefined
  return useMemo(() => (held && props !== undefined ? setAt(props, held.path, held.begin) : props), [held, props])
}
