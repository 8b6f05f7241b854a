import { Minus, Plus } from 'lucide'
import { t } from '../shared/words.ts'
import { LineIcon } from './line-icon.tsx'

type Props = {
  /** Read aloud: what is counted. */
  label: string
  quantity: number
  /** As many as there may be. */
  most: number
  busy?: boolean
  onChange: (quantity: number) => void
}

/** Fewer and more of one thing, from one up. */
export function Stepper({ label, quantity, most, busy = false, onChange }: Props) {
  return (
    <fieldset className="stepper">
      <legend className="sr-only">{label}</legend>
      <button type="button" disabled={quantity <= 1} onClick={() => onChange(quantity - 1)}>
        <LineIcon of={Minus} size={16} />
        <span className="sr-only">{t('One less')}</span>
      </button>
      <output className={busy ? 'opacity-45' : undefined}>{quantity}</output>
      <button type="button" disabled={quantity >= most} onClick={() => onChange(quantity + 1)}>
        <LineIcon of={Plus} size={16} />
        <span className="sr-only">{t('One more')}</span>
      </button>
    </fieldset>
  )
}
