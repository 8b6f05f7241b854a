import type { ReactNode } from 'react'
import type { Field } from '../../sections/define/fields.ts'
import type { Path } from './change.ts'
import type { Issue } from './issues.ts'

/** What every control is given. The value is what is stored, or the default; it may be of any shape. */
export type ControlProps = {
  field: Field
  value: unknown
  onChange: (next: unknown) => void
  /** About this field; paths begin inside it. */
  issues: Issue[]
  path: Path
  /** Stands beside the label. */
  aside?: ReactNode
}

/** A value that should be text, as text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Those of a stored list that are texts. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf) : []
}
