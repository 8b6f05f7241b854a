import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import type { ProductFormApi } from './product-values.ts'

type Amounts = { price?: number; mrp?: number; stock?: number }

/** The same price, list price or stock for every variant. What is left empty stays as it is. */
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
              onFill={(amounts) => {
                fill(form, amounts)
                setOpen(false)
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function FillForm({ onFill }: { onFill: (amounts: Amounts) => void }) {
  const [amounts, setAmounts] = useState<Amounts>({})
  const given = Object.values(amounts).filter((value) => value !== undefined)
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
      <p className="text-sm text-ink-soft">Fields left empty are not changed.</p>
      <Button disabled={given.length === 0 || given.some(Number.isNaN)} onClick={() => onFill(amounts)}>
        Set for all
      </Button>
    </div>
  )
}

function fill(form: ProductFormApi, amounts: Amounts): void {
  const given = Object.fromEntries(Object.entries(amounts).filter(([, value]) => value !== undefined))
  const variants = form.getValues('variants').map((variant) => ({ ...variant, ...given }))
  form.setValue('variants', variants, { shouldDirty: true })
  form.clearErrors('variants')
}
