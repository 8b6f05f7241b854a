import { useId } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { FieldError } from '../../ui/field.tsx'
import type { LookControl, LookValues } from './look-values.ts'

type Props = { control: LookControl; name: FieldPath<LookValues>; label: string }

/** A colour by the browser's own picker or as a hex code. */
export function ColourField({ control, name, label }: Props) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const value = String(field.value ?? '')
  const error = fieldState.error?.message
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={`${label}: choose`}
          value={sixDigits(value)}
          onChange={field.onChange}
          className="h-(--control-height) w-11 shrink-0 cursor-pointer rounded-button border border-line-strong bg-ground p-1"
        />
        <input
          {...field}
          id={id}
          value={value}
          onChange={({ target }) => field.onChange(withHash(target.value))}
          maxLength={9}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="control w-full min-w-0 font-mono text-sm"
        />
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}

/** The picker knows only `#rrggbb`. */
function sixDigits(hex: string): string {
  if (/^#[0-9a-f]{3}$/i.test(hex)) return `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`
  return /^#[0-9a-f]{6}/i.test(hex) ? hex.slice(0, 7) : '#000000'
}

/** Codes are pasted with and without their hash. */
function withHash(text: string): string {
  const plain = text.trim()
  return /^[0-9a-f]{1,8}$/i.test(plain) ? `#${plain}` : plain
}
