import { type ComponentType, createContext, useContext, useState } from 'react'
import type { Field } from '../../sections/define/fields.ts'
import type { Path } from './change.ts'
import type { ControlProps } from './control.ts'
import { isWithin, samePath } from './issues.ts'

export type Controls = Record<Field['control'], ComponentType<ControlProps>>

/** Context values that are stable for the lifetime of the form, to avoid re-rendering. */
export type Form = {
  /** Replaces the value at the path; undefined removes it. */
  set: (path: Path, next: unknown) => void
  controls: Controls
  /** `:root{--accent:#b5330f;…}` of the site, for the swatches of its colours. */
  themeCss: string
  /** The theme's colour schemes: names by stored background value. */
  schemes: Record<string, string>
  /** The form is read-only. Controls that are not native inputs check this. */
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

/** The field to focus: folded items around it open. A new array focuses it again. */
export const FocusProvider = FocusContext.Provider

/** Calls `open` while rendering, once per focus request inside this path. */
export function useOpenedFor(path: Path, open: (inside: Path) => void): void {
  const focus = useContext(FocusContext)
  const [seen, setSeen] = useState<Path>()
  if (focus === seen) return
  setSeen(focus)
  if (focus && isWithin(path, focus) && !samePath(path, focus)) open(focus.slice(path.length))
}
