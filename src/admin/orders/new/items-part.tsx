import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { PhoneQuote, SoldVariant } from '../../../shared/selling/orders/phone-orders.ts'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { Part } from '../../ui/screen.tsx'
import { FindVariant } from '../edits/find-variant.tsx'
import { ItemRow } from '../edits/item-row.tsx'
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
      <FieldGroup label="Items" error={errors?.message}>
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
      </FieldGroup>
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
  const errors = form.formState.errors.lines?.[index]
  const text = errors?.variantId?.message ?? errors?.quantity?.message ?? fault
  const input = form.register(`lines.${index}.quantity`, { valueAsNumber: true })
  return <ItemRow variant={variant} input={input} fault={text} onRemove={onRemove} />
}
