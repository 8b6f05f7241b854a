import type { ComponentPropsWithRef, ReactNode } from 'react'
import { controlClass, Field, type FieldFrame } from './field.tsx'

type Props = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'prefix' | 'required'> & { before?: ReactNode }

/** As many characters stand before the text in the usual room for them. */
const fits = 6

/** One line of text, or a date, a number, an e-mail address. `before` stands inside at the start: +91, say. */
export function TextField({ label, hint, error, required, className, before, ...input }: Props) {
  const long = typeof before === 'string' && before.length > fits ? `calc(${before.length}ch + 0.75rem)` : undefined
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) =>
        before ? (
          <div className="relative">
            <span
              className="pointer-events-none absolute inset-y-0 left-0 grid w-14 place-items-center text-ink-soft"
              style={{ width: long }}
              aria-hidden
            >
              {before}
            </span>
            <input
              type="text"
              {...input}
              {...control}
              className={`${controlClass} pl-14`}
              style={{ paddingLeft: long }}
            />
          </div>
        ) : (
          <input type="text" {...input} {...control} className={controlClass} />
        )
      }
    </Field>
  )
}
