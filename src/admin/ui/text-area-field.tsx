import type { ComponentPropsWithRef } from 'react'
import { controlClass, Field, type FieldFrame } from '../../ui/field.tsx'

type Props = FieldFrame & Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'required'>

/** Several lines of plain text; it grows with them. */
export function TextAreaField({ label, hint, error, required, className, rows = 3, ...area }: Props) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={`${controlClass} field-sizing-content min-h-20 resize-y`}
        />
      )}
    </Field>
  )
}
