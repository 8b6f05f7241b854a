import type { ReactNode } from 'react'
import type { Field } from '../../sections/define/fields.ts'
import type { Path } from './change.ts'
import type { Issue } from './issues.ts'

/** Props of every control. The value is the stored one or the default, and may have any shape. */
export type ControlProps = {
  field: Field
  value: unknown
  onChange: (next: unknown) => void
  /** Issues of this field, with paths relative to it. */
  issues: Issue[]
  path: Path
  /** Shown beside the label. */
  aside?: ReactNode
}

/** The value as text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** The stored list as texts. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf) : []
}
