import { ChevronDown } from 'lucide'
import type { ComponentPropsWithRef } from 'react'
import { controlClass, Field, type FieldFrame } from './field.tsx'
import { LineIcon } from './line-icon.tsx'

type Props = FieldFrame &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'required'> & {
    options: readonly { value: string; title: string }[]
    /** Stands there while nothing is chosen. */
    placeholder?: string
  }

/** One of many, by the browser's own list. */
export function SelectField({ label, hint, error, required, className, options, placeholder, ...select }: Props) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={`${controlClass} appearance-none truncate pr-11 [&>option]:bg-white [&>option]:text-black`}
          >
            {placeholder !== undefined && (
              <option value="" label={placeholder === '' ? ' ' : undefined}>
                {placeholder}
              </option>
            )}
            {options.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
          <LineIcon
            of={ChevronDown}
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
          />
        </div>
      )}
    </Field>
  )
}
