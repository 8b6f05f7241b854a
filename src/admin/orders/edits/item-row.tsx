import { Trash2 } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { nameWithOptions } from '../../../shared/selling/bag/bag.ts'
import type { SoldVariant } from '../../../shared/selling/orders/phone-orders.ts'
import { formatPrice } from '../../../shared/selling/pricing/money.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSite } from '../../ui/me.ts'

type Props = {
  variant: SoldVariant | undefined
  /** The field of its pieces, as a form has it. */
  input: Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name' | 'value' | 'onChange' | 'onBlur'>
  fault: string | null | undefined
  onRemove: () => void
}

/** An item that is being ordered: what it is, and how many pieces of it. */
export function ItemRow({ variant, input, fault, onRemove }: Props) {
  const currency = useSite()?.currency ?? 'INR'
  const name = variant ? nameWithOptions(variant) : 'Item'
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {variant && (
          <p className="text-sm text-ink-soft tabular-nums">
            {[variant.sku, formatPrice(variant.price, currency), `${variant.available} in stock`].join(' · ')}
          </p>
        )}
      </div>
      <TextField
        className="w-28"
        label="Pieces"
        aria-label={`Pieces of ${name}`}
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        {...input}
        {...(fault ? { error: fault } : {})}
      />
      <IconButton icon={Trash2} label={`Remove ${name}`} className="mt-7" onClick={onRemove} />
    </li>
  )
}
