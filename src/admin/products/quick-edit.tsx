import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { toast } from '../../client/toast.ts'
import type { ProductRow } from '../../shared/selling/catalogue/products-admin.ts'
import { variantChange } from '../../shared/selling/catalogue/variants.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { saveVariant, useRefreshCatalogue } from '../catalogue/calls.ts'
import { useMayChange } from '../ui/may-change.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { givesAway } from './free-price.tsx'

type Props = { row: ProductRow; what: 'price' | 'stock'; children: ReactNode }

/** Price and stock, changed without leaving the list. A product of several variants has them in its form alone. */
export function QuickEdit({ row, what, children }: Props) {
  const [open, setOpen] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  const { only } = row
  const mayChange = useMayChange()
  if (!only || !mayChange) return <div className="py-1">{children}</div>
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="relative z-10 -mx-2 rounded-[6px] px-2 py-1 text-right outline-1 outline-transparent hover:bg-ground hover:outline-line-strong data-[popup-open]:bg-ground data-[popup-open]:outline-line-strong max-md:text-left">
        {children}
        <span className="sr-only">Change price and stock of {row.name}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={6} className="z-50">
          <Popover.Popup
            initialFocus={() => popup.current?.querySelector<HTMLInputElement>(`[name=${what}]`) ?? true}
            ref={popup}
            className="w-72 rounded-[10px] border border-line bg-ground p-4 text-ink shadow-raised outline-none"
          >
            <Popover.Title className="mb-3 line-clamp-2 text-base wrap-anywhere">{row.name}</Popover.Title>
            <QuickForm variant={only} revision={row.revision} onDone={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

type FormProps = { variant: NonNullable<ProductRow['only']>; revision: number; onDone: () => void }

function QuickForm({ variant, revision, onDone }: FormProps) {
  const refresh = useRefreshCatalogue()
  const { _id, price, mrp, stock } = variant
  const { form, submit, busy, fault } = useRecordForm({
    schema: variantChange,
    values: { revision, price, mrp, stock, stockSeen: stock },
    save: async (change) => {
      // A refusal may mean that the list is outdated, so it is refetched either way.
      await saveVariant(_id, change).finally(refresh)
      toast.success('Price and stock saved')
      onDone()
      return change
    },
  })
  const { errors } = form.formState
  // A price of 0 is confirmed once.
  const [isAsked, setAsked] = useState(false)
  const isGift = givesAway([{ price }], [{ price: form.watch('price') ?? price }])
  const save = () => (isGift && !isAsked ? setAsked(true) : submit())
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {fault && <Notice kind="danger">{fault}</Notice>}
      {isAsked && isGift && <Notice kind="info">The price is 0. Save again to confirm.</Notice>}
      <div className="grid grid-cols-2 gap-3">
        {(['price', 'mrp'] as const).map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field, fieldState }) => (
              <MoneyField {...field} label={name === 'price' ? 'Price' : 'MRP'} error={fieldState.error?.message} />
            )}
          />
        ))}
      </div>
      <TextField
        label="Stock"
        type="number"
        inputMode="numeric"
        min={0}
        hint={`Sold items are already subtracted. It was ${stock.toLocaleString('en-IN')}.`}
        error={errors.stock?.message}
        {...form.register('stock', { valueAsNumber: true })}
      />
      <div className="flex justify-end gap-2 pt-1">
        <Button look="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  )
}
