import { type ComponentType, createContext, useContext, useState } from 'react'
import type { Field } from '../../sections/define/fields.ts'
import type { Path } from './change.ts'
import type { ControlProps } from './control.ts'
import { isWithin, samePath } from './issues.ts'

export type Controls = Record<Field['control'], ComponentType<ControlProps>>

/** What stays the same for as long as the form stands, so that nothing is drawn again because of it. */
export type Form = {
  /** Replaces what is at the path; undefined takes it away. */
  set: (path: Path, next: unknown) => void
  controls: Controls
  /** `:root{--accent:#b5330f;…}` of the site, for the swatches of its colours. */
  themeCss: string
  /** The theme's colour schemes: their names by what a background stores. */
  schemes: Record<string, string>
  /** Everything can be looked at, and nothing changed. What is no control of the browser's own asks for it. */
  readOnly: boolean
}

const FormContext = createContext<Form | undefined>(undefined)

export const FormProvider = FormContext.Provider

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('useForm outside a form')
  return form
}

const FocusContext = createContext<Path | undefined>(undefined)

/** Where to go: whatever is folded around it opens. A new array goes there again. */
export const FocusProvider = FocusContext.Provider

/** Runs while drawing, once for each time that the form goes to something inside this path. */
export function useOpenedFor(path: Path, open: (inside: Path) => void): void {
  const focus = useContext(FocusContext)
  const [seen, setSeen] = useState<Path>()
  if (focus === seen) return
  setSeen(focus)
  if (focus && isWithin(path, focus) && !samePath(path, focus)) open(focus.slice(path.length))
}
