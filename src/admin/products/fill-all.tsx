import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { freeSku, valuesOf } from '../../shared/selling/catalogue/skus.ts'
import { isBlank } from '../../shared/text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import type { FormVariant } from './choices.ts'
import { optionsOf, type ProductFormApi, variantsOf } from './product-values.ts'

type Amounts = { price?: number; mrp?: number; stock?: number }

/** The values that “Set for all” writes: amounts, and the beginning of SKUs. */
type Filling = Amounts & { sku?: string }

/** Sets price, MRP, stock and the beginning of SKUs for every variant. Fields left empty change nothing. */
export function FillAll({ form }: { form: ProductFormApi }) {
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={buttonClass('secondary')}>Set for all…</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={6} className="z-50">
          <Popover.Popup className="w-72 rounded-[10px] border border-line bg-ground p-4 text-ink shadow-raised outline-none">
            <Popover.Title className="mb-3 text-base">For every variant</Popover.Title>
            <FillForm
              onFill={(filling) => {
                fill(form, filling)
                setOpen(false)
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function FillForm({ onFill }: { onFill: (filling: Filling) => void }) {
  const [amounts, setAmounts] = useState<Amounts>({})
  const [sku, setSku] = useState('')
  const given = Object.values(amounts).filter((value) => value !== undefined)
  const isEmpty = given.length === 0 && isBlank(sku)
  const change = (part: Amounts) => setAmounts((before) => ({ ...before, ...part }))
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <MoneyField label="Price" value={amounts.price} onChange={(price) => change({ price })} />
        <MoneyField label="MRP" value={amounts.mrp} onChange={(mrp) => change({ mrp })} />
      </div>
      <TextField
        label="Stock"
        type="number"
        inputMode="numeric"
        min={0}
        value={amounts.stock ?? ''}
        onChange={({ target }) => change({ stock: target.value === '' ? undefined : Number(target.value) })}
      />
      <TextField
        label="SKU begins with"
        hint="The options follow: KURTA-RED-M."
        maxLength={40}
        value={sku}
        onChange={({ target }) => setSku(target.value)}
      />
      <p className="text-sm text-ink-soft">Fields left empty are not changed.</p>
      <Button disabled={isEmpty || given.some(Number.isNaN)} onClick={() => onFill({ ...amounts, sku: sku.trim() })}>
        Set for all
      </Button>
    </div>
  )
}

function fill(form: ProductFormApi, { sku, ...amounts }: Filling): void {
  const given = Object.fromEntries(Object.entries(amounts).filter(([, value]) => value !== undefined))
  const variants = variantsOf(form).map((variant) => ({ ...variant, ...given }))
  form.setValue('variants', sku ? begunWith(sku, form, variants) : variants, { shouldDirty: true })
  form.clearErrors('variants')
}

function begunWith(stem: string, form: ProductFormApi, variants: FormVariant[]): FormVariant[] {
  const options = optionsOf(form.getValues('options'))
  const taken = new Set<string>()
  return variants.map((variant) => {
    const sku = freeSku(stem, valuesOf(options, variant.options), taken)
    taken.add(sku)
    return { ...variant, sku }
  })
}
