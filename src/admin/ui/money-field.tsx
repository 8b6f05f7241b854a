import { type Ref, useState } from 'react'
import { controlClass, Field, type FieldFrame } from '../../ui/field.tsx'

const rupees = /^(\d{1,12})?(?:\.(\d{0,2}))?$/

/**
 * Reads rupees as people type them, `₹1,299.50`, into whole paise, digit by digit, so that nothing is rounded.
 * @returns undefined when nothing is there; null for what is no amount
 */
export function paiseOf(text: string): number | undefined | null {
  const plain = text.replace(/[\s,₹]/g, '')
  if (plain === '') return undefined
  const [, whole = '', part = ''] = rupees.exec(plain) ?? []
  if (whole === '' && part === '') return null
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

const grouped = new Intl.NumberFormat('en-IN')

/** 129950 -> `1,299.50`; whole rupees stand without paise. */
export function rupeesOf(paise: number | undefined): string {
  if (paise === undefined || !Number.isFinite(paise)) return ''
  const part = paise % 100
  const whole = grouped.format((paise - part) / 100)
  return part === 0 ? whole : `${whole}.${String(part).padStart(2, '0')}`
}

/** As `paiseOf`, with NaN for what is no amount: a form keeps it and refuses it. */
function amountOf(text: string): number | undefined {
  const paise = paiseOf(text)
  return paise === null ? Number.NaN : paise
}

type InputProps = {
  /** Paise; undefined while nothing is entered, NaN for what is no amount. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  className?: string
  id?: string
  name?: string
  disabled?: boolean
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

/** Keeps what is typed as it is typed, and shows it the Indian way when it is left. */
export function MoneyInput({ value, onChange, onBlur, ...input }: InputProps) {
  const [typed, setTyped] = useState('')
  // A value that came from elsewhere (a reset, another field) counts more than what was typed before it.
  const isTyped = Object.is(amountOf(typed), value)
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      {...input}
      value={isTyped ? typed : rupeesOf(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(amountOf(target.value))
      }}
      onBlur={() => {
        if (isTyped && !Number.isNaN(value)) setTyped(rupeesOf(value))
        onBlur?.()
      }}
    />
  )
}

type Props = FieldFrame & Pick<InputProps, 'value' | 'onChange' | 'onBlur' | 'ref' | 'name' | 'disabled'>

/** An amount typed in rupees and stored in paise. */
export function MoneyField({ label, hint, error, required, className, ...input }: Props) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => (
        <div className="relative">
          <span
            className="pointer-events-none absolute inset-y-0 left-0 grid w-8 place-items-center text-ink-soft"
            aria-hidden
          >
            ₹
          </span>
          <MoneyInput {...input} {...control} className={`${controlClass} pl-8 tabular-nums`} />
        </div>
      )}
    </Field>
  )
}
