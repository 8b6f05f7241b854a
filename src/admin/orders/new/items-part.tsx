import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../../client/call.ts'
import { findSoldVariants } from '../../../server/modules/selling/phone-orders/phone-orders.contract.ts'
import { nameWithOptions } from '../../../shared/selling/bag.ts'
import { formatPrice } from '../../../shared/selling/money.ts'
import type { PhoneQuote, SoldVariant } from '../../../shared/selling/phone-orders.ts'
import { FieldError } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSite } from '../../ui/me.ts'
import { Part } from '../../ui/screen.tsx'
import { SearchPicker } from '../../ui/search-picker.tsx'
import type { PhoneOrderApi } from './phone-order-values.ts'

type Props = { form: PhoneOrderApi; quote: PhoneQuote | undefined }

/** The ordered items. One that is chosen once more has one piece more. */
export function ItemsPart({ form, quote }: Props) {
  const lines = useWatch({ control: form.control, name: 'lines' })
  const chosen = useRef(new Map<string, SoldVariant>())
  const put = (next: typeof lines) => {
    form.setValue('lines', next, { shouldDirty: true })
    form.clearErrors('lines')
  }
  const add = (variant: SoldVariant) => {
    chosen.current.set(variant.variantId, variant)
    const { variantId } = variant
    if (lines.every((line) => line.variantId !== variantId)) return put([...lines, { variantId, quantity: 1 }])
    put(lines.map((line) => (line.variantId === variantId ? { ...line, quantity: (line.quantity || 0) + 1 } : line)))
  }
  const errors = form.formState.errors.lines
  return (
    <Part title="Items">
      {lines.length > 0 && (
        <ul className="mb-4 divide-y divide-line border-y border-line">
          {lines.map(({ variantId }, index) => (
            <Line
              key={variantId}
              {...{ form, index }}
              variant={chosen.current.get(variantId)}
              fault={quote?.lines.find((line) => line.variantId === variantId)?.fault}
              onRemove={() => put(lines.filter((_, other) => other !== index))}
            />
          ))}
        </ul>
      )}
      <FindVariant onFound={add} />
      {errors?.message && <FieldError id="items-error" text={errors.message} />}
    </Part>
  )
}

type LineProps = {
  form: PhoneOrderApi
  index: number
  variant: SoldVariant | undefined
  fault: string | null | undefined
  onRemove: () => void
}

function Line({ form, index, variant, fault, onRemove }: LineProps) {
  const currency = useSite()?.currency ?? 'INR'
  const errors = form.formState.errors.lines?.[index]
  const name = variant ? nameWithOptions(variant) : 'Item'
  const text = errors?.variantId?.message ?? errors?.quantity?.message ?? fault
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
        {...form.register(`lines.${index}.quantity`, { valueAsNumber: true })}
        {...(text ? { error: text } : {})}
      />
      <IconButton icon={Trash2} label={`Remove ${name}`} className="mt-7" onClick={onRemove} />
    </li>
  )
}

function FindVariant({ onFound }: { onFound: (variant: SoldVariant) => void }) {
  const currency = useSite()?.currency ?? 'INR'
  const find = async (q: string) => {
    const { data } = await call(findSoldVariants, { query: { q } })
    return data.map((variant) => ({
      ...{ value: variant.variantId, title: nameWithOptions(variant), of: variant },
      detail: variant.available > 0 ? formatPrice(variant.price, currency) : 'Out of stock',
    }))
  }
  return (
    <SearchPicker
      label="Add an item"
      icon={Plus}
      search="Product or SKU"
      queryKey={['sold-variants']}
      find={find}
      onFound={onFound}
    />
  )
}
