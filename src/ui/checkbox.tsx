import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> & {
  label: ReactNode
  error?: string
  className?: string
}

/** Yes or no. The whole line can be touched. */
export function Checkbox({ label, error, className = '', ...input }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="size-5 shrink-0"
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}
