import { type Ref, useState } from 'react'
import { latinDigits } from '../../shared/people/written-numbers.ts'
import { currencySign } from '../../shared/selling/pricing/money.ts'
import { controlClass, Field, type FieldFrame } from '../../ui/field.tsx'
import { useSite } from './me.ts'

const rupees = /^(\d+)?(?:\.(\d{0,2}))?$/

/** Stands for any amount beyond the limit: the schema rejects it as too large. */
const tooMuch = Number.MAX_SAFE_INTEGER

/**
 * Parses typed rupees, `₹1,299.50`, into whole paise digit by digit, without rounding.
 * @returns undefined for empty text, null for invalid text, and `MAX_SAFE_INTEGER` for larger amounts
 */
export function paiseOf(text: string): number | undefined | null {
  const plain = latinDigits(text).replace(/[\s,\p{Sc}]/gu, '')
  if (plain === '') return undefined
  const [, whole = '', part = ''] = rupees.exec(plain) ?? []
  if (whole === '' && part === '') return null
  return Math.min(Number(whole) * 100 + Number(part.padEnd(2, '0')), tooMuch)
}

const grouped = new Intl.NumberFormat('en-IN')

/** 129950 -> `1,299.50`; whole rupees have no decimals. */
export function rupeesOf(paise: number | undefined): string {
  if (paise === undefined || !Number.isFinite(paise)) return ''
  const part = paise % 100
  const whole = grouped.format((paise - part) / 100)
  return part === 0 ? whole : `${whole}.${String(part).padStart(2, '0')}`
}

/** As `paiseOf`, with NaN for invalid text: the form keeps and rejects it. */
function amountOf(text: string): number | undefined {
  const paise = paiseOf(text)
  return paise === null ? Number.NaN : paise
}

type InputProps = {
  /** Paise; undefined for empty text, NaN for invalid text. */
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

/** Keeps the typed text while editing and formats it the Indian way on blur. */
export function MoneyInput({ value, onChange, onBlur, ...input }: InputProps) {
  const [typed, setTyped] = useState('')
  // A value set from outside (a reset, another field) replaces the typed text.
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
        if (isTyped && !Number.isNaN(value) && value !== tooMuch) setTyped(rupeesOf(value))
        onBlur?.()
      }}
    />
  )
}

/** The currency symbol inside the start of an input. */
export function CurrencySign() {
  const site = useSite()
  return (
    <span
      className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center text-sm text-ink-soft"
      aria-hidden
    >
      {site && currencySign(site.currency)}
    </span>
  )
}

type Props = FieldFrame & Pick<InputProps, 'value' | 'onChange' | 'onBlur' | 'ref' | 'name' | 'disabled'>

/** An amount typed in rupees and stored in paise. */
export function MoneyField({ label, hint, error, required, className, ...input }: Props) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => (
        <div className="relative">
          <CurrencySign />
          <MoneyInput {...input} {...control} className={`${controlClass} pl-11 tabular-nums`} />
        </div>
      )}
    </Field>
  )
}
