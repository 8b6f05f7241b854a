import { type Ref, useState } from 'react'
import { currencySign } from '../../shared/selling/money.ts'
import { controlClass, Field, type FieldFrame } from '../../ui/field.tsx'
import { useSite } from './me.ts'

const rupees = /^(\d+)?(?:\.(\d{0,2}))?$/

/** What is more than any amount: a schema says of it that it is too large. */
const tooMuch = Number.MAX_SAFE_INTEGER

/**
 * Reads rupees as people type them, `₹1,299.50`, into whole paise, digit by digit, so that nothing is rounded.
 * @returns undefined when nothing is there; null for what is no amount; the largest whole number for what is larger than that
 */
export function paiseOf(text: string): number | undefined | null {
  const plain = text.replace(/[\s,\p{Sc}]/gu, '')
  if (plain === '') return undefined
  const [, whole = '', part = ''] = rupees.exec(plain) ?? []
  if (whole === '' && part === '') return null
  return Math.min(Number(whole) * 100 + Number(part.padEnd(2, '0')), tooMuch)
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
        if (isTyped && !Number.isNaN(value) && value !== tooMuch) setTyped(rupeesOf(value))
        onBlur?.()
      }}
    />
  )
}

/** The sign of the site's currency, at the start of an input that leaves room for it. */
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
