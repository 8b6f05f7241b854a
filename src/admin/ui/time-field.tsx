import type { Ref } from 'react'
import { fromZoned, toZoned } from '../../shared/zoned-time.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useZone } from './me.ts'

type Props = {
  label: string
  hint?: string
  error?: string
  required?: boolean
  /** ISO 8601; null where there is none. */
  value: string | null
  onChange: (instant: string | null) => void
  ref?: Ref<HTMLInputElement>
}

/** Date and time in the site's time zone, whatever the user's is. */
export function TimeField({ value, onChange, ...field }: Props) {
  const zone = useZone()
  return (
    <TextField
      {...field}
      type="datetime-local"
      value={toZoned(value ?? undefined, zone)}
      onChange={({ target }) => onChange(fromZoned(target.value, zone) ?? null)}
    />
  )
}
