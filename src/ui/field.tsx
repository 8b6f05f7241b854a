import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { inOwnWords } from '../shared/own-words.ts'
import { LineIcon } from './line-icon.tsx'

export type FieldFrame = {
  label: string
  hint?: ReactNode
  error?: string
  required?: boolean
  className?: string
}

/** Props of the control inside a field; they tie label, hint and error to it. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  /** Text runs in its own direction while it is typed too (B176). */
  dir: 'auto'
}

/** The look of everything that is typed into or chosen from. Transparent, so that it stands on any ground. */
export const controlClass =
  'block min-h-(--control-height) w-full rounded-button border border-[color-mix(in_srgb,currentColor_58%,transparent)] bg-transparent px-3.5 py-(--control-air) text-base leading-normal placeholder:text-ink-soft hover:border-current focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:outline-danger disabled:bg-ground-soft disabled:text-ink-soft [&[readonly]]:bg-ground-soft'

/** Label, control, hint and error of one field. */
export function Field({
  label,
  hint,
  error,
  required = false,
  className = '',
  children,
}: FieldFrame & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        dir: 'auto',
      })}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}

/** Announced by aria-required; the star is for the eye. */
export function RequiredMark() {
  return (
    <span className="ml-0.5 font-normal text-ink-soft" aria-hidden>
      *
    </span>
  )
}

export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm leading-snug text-danger">
      <LineIcon of={CircleAlert} className="mt-[0.1em] size-4 shrink-0" />
      <span className="min-w-0">{inOwnWords(text)}</span>
    </p>
  )
}
