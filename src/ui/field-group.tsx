import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

type Props = {
  /** For a group that shows no `<legend>`. */
  label?: string
  error: string | undefined
  /** Id of a hint. */
  describedBy?: string | undefined
  className?: string
  children: ReactNode
}

/** Fields with an error in common, which is read with them. A form that is refused for it moves the focus here. */
export function FieldGroup({ label, error, describedBy, className = '', children }: Props) {
  const id = useId()
  return (
    <fieldset
      aria-label={label}
      aria-describedby={[describedBy, error && id].filter(Boolean).join(' ') || undefined}
      data-refused={error && ''}
      tabIndex={error ? -1 : undefined}
      className={`min-w-0 ${className}`}
    >
      {children}
      {error && <FieldError id={id} text={error} />}
    </fieldset>
  )
}
