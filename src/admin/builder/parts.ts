import { createContext, useContext } from 'react'
import type { CanvasPart } from '../../shared/content/pages-admin.ts'

/** What stands around the document that is open, and is a document of its own (decision 022). */
export type Parts = {
  /** Id of the one that is chosen. */
  chosen: string | undefined
  choose: (part: CanvasPart) => void
  /** Leaves for it, once what was changed here is saved. */
  open: (part: CanvasPart) => void
}

const PartsContext = createContext<Parts | undefined>(undefined)

export const PartsProvider = PartsContext.Provider

export function useParts(): Parts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('useParts outside the workbench')
  return parts
}

/** What it is to the document that is open. */
export function roleOf({ kind }: CanvasPart): string {
  return kind === 'group' ? 'On every page' : 'Page shown with it'
}

/** What opening it is called. */
export function openText({ kind, title }: CanvasPart): string {
  return kind === 'group' ? `Edit ${title}` : `Back to ${title}`
}
