import { createContext, useContext } from 'react'
import type { CanvasPart } from '../../shared/content/pages/pages-admin.ts'

/** Documents around the open one: shared groups, and the page shown with it (decision 022). */
export type Parts = {
  /** Id of the selected part. */
  chosen: string | undefined
  choose: (part: CanvasPart) => void
  /** Opens the part, after saving changes here. */
  open: (part: CanvasPart) => void
}

const PartsContext = createContext<Parts | undefined>(undefined)

export const PartsProvider = PartsContext.Provider

export function useParts(): Parts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('useParts outside the workbench')
  return parts
}

/** The part's role for the open document. */
export function roleOf({ kind }: CanvasPart): string {
  return kind === 'group' ? 'On every page' : 'Page shown with it'
}

/** Label of the link that opens the part. */
export function openText({ kind, title }: CanvasPart): string {
  return kind === 'group' ? `Edit ${title}` : `Back to ${title}`
}
