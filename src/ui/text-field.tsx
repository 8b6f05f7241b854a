import type { ComponentPropsWithRef, ReactNode } from 'react'
import { controlClass, Field, type FieldFrame } from './field.tsx'

type Props = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'prefix' | 'required'> & { before?: ReactNode }

/** One line of text, or a date, a number, an e-mail address. `before` stands inside at the start: +91, say. */
export function TextField({ label, hint, error, required, className, before, ...input }: Props) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) =>
        before ? (
          <div className="relative">
            <span
              className="pointer-events-none absolute inset-y-0 left-0 grid w-14 place-items-center text-ink-soft"
              aria-hidden
            >
              {before}
            </span>
            <input type="text" {...input} {...control} className={`${controlClass} pl-14`} />
          </div>
        ) : (
          <input type="text" {...input} {...control} className={controlClass} />
        )
      }
    </Field>
  )
}
