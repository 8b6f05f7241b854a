import { Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { FieldError, RequiredMark } from '../../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { CurrencySign, MoneyInput } from '../ui/money-field.tsx'
import { type FormVariant, nameOf, type Option } from './choices.ts'
import { VariantCustomFields } from './custom-part.tsx'
import { numberOrNull } from './declarations-part.tsx'
import type { ProductFormApi, ProductValues } from './product-values.ts'
import { SaleFields } from './sale-fields.tsx'

/** Columns of the variant table; on narrow screens each field has its own heading. */
const columns =
  'grid grid-cols-2 items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_5rem_2.25rem]'

export function VariantHeadings() {
  const heads = ['Variant', 'SKU', 'Price', 'MRP', 'Stock']
  return (
    <div className={`${columns} pb-1.5 text-xs font-semibold text-ink-soft max-sm:hidden`} aria-hidden>
      {heads.map((head) => (
        <span key={head}>
          {head}
          {required.has(head) && <RequiredMark />}
        </span>
      ))}
    </div>
  )
}

const required = new Set(['Price', 'MRP'])

type Props = {
  form: ProductFormApi
  index: number
  options: Option[]
  variant: FormVariant
  /** Undefined for the only variant. */
  onRemove?: () => void
}

/** One of several variants: its combination and fields. */
export function VariantRow({ form, index, options, variant, onRemove }: Props) {
  const name = nameOf(options, variant)
  const combination = form.formState.errors.variants?.[index]?.options?.message
  return (
    <li className="border-t border-line py-2.5 max-sm:py-4" aria-label={name}>
      <div className={columns}>
        <p className="flex min-h-(--control-height) items-center pr-2 leading-snug font-semibold wrap-anywhere">
          {name}
        </p>
        <span className="justify-self-end sm:order-last">
          {onRemove && <IconButton icon={Trash2} label={`Remove variant ${name}`} onClick={onRemove} />}
        </span>
        <VariantFields form={form} index={index} headings="phone" />
      </div>
      {typeof combination === 'string' && <FieldError id={`combination-${index}`} text={combination} />}
    </li>
  )
}

/** The variant of a product without options. */
export function OnlyVariant({ form }: { form: ProductFormApi }) {
  return (
    <li className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_6.5rem]">
      <VariantFields form={form} index={0} headings="always" />
    </li>
  )
}

type Headings = keyof typeof headingClasses

const headingClasses = {
  always: 'mb-1.5 block text-sm font-semibold',
  phone: 'mb-1 block text-xs text-ink-soft sm:sr-only',
}

function VariantFields({ form, index, headings }: { form: ProductFormApi; index: number; headings: Headings }) {
  const errors = form.formState.errors.variants?.[index]
  return (
    <>
      <Cell label="SKU" headings={headings} error={errors?.sku?.message} className="max-sm:order-1">
        {(control) => (
          <input
            {...control}
            maxLength={64}
            placeholder="Made when saved"
            className="control w-full"
            {...form.register(`variants.${index}.sku`)}
          />
        )}
      </Cell>
      {(['price', 'mrp'] as const).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={`variants.${index}.${name}`}
          render={({ field, fieldState }) => (
            <Cell
              label={name === 'price' ? 'Price' : 'MRP'}
              headings={headings}
              error={fieldState.error?.message}
              className="max-sm:order-3"
            >
              {(control) => (
                <span className="relative block">
                  <CurrencySign />
                  <MoneyInput {...field} {...control} className="control w-full pl-11 tabular-nums" />
                </span>
              )}
            </Cell>
          )}
        />
      ))}
      <Cell
        label="Stock"
        headings={headings}
        error={errors?.stock?.message ?? errors?.stockSeen?.message}
        className="max-sm:order-2"
      >
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={0}
            className="control w-full tabular-nums"
            {...form.register(`variants.${index}.stock`, { valueAsNumber: true })}
          />
        )}
      </Cell>
      <VariantDetails form={form} index={index} />
    </>
  )
}

/** Rarely used fields of a variant. Collapsed until opened, or until one is refused. */
function VariantDetails({ form, index }: { form: ProductFormApi; index: number }) {
  const [open, setOpen] = useState(false)
  const variant = useWatch({ control: form.control, name: `variants.${index}` })
  const errors = form.formState.errors.variants?.[index]
  const isRefused = detailNames.some((name) => errors?.[name] !== undefined)
  return (
    <details
      className="order-last col-span-full"
      open={open || isRefused}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer text-sm leading-6 text-ink-soft pointer-coarse:leading-11">
        Sale, measures and barcode
        <span className="ml-2 tabular-nums wrap-anywhere">{toldOf(variant)}</span>
      </summary>
      <SaleFields form={form} index={index} />
      <div className="grid grid-cols-2 items-start gap-3 pt-1 pb-2 sm:grid-cols-4">
        {measures.map(({ name, label }) => (
          <Cell key={name} label={label} headings="always" error={errors?.[name]?.message}>
            {(control) => (
              <input
                {...control}
                type="number"
                inputMode="decimal"
                step="any"
                min={0}
                className="control w-full tabular-nums"
                {...form.register(`variants.${index}.${name}`, { setValueAs: numberOrNull })}
              />
            )}
          </Cell>
        ))}
        <VariantCustomFields form={form} index={index} />
        <Cell label="Barcode" headings="always" error={errors?.barcode?.message} className="col-span-2">
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              className="control w-full tabular-nums"
              {...form.register(`variants.${index}.barcode`)}
            />
          )}
        </Cell>
      </div>
    </details>
  )
}

const measures = [
  { name: 'weight', label: 'Weight in grams' },
  { name: 'length', label: 'Length in mm' },
  { name: 'width', label: 'Width in mm' },
  { name: 'height', label: 'Height in mm' },
  { name: 'netQuantity', label: 'Net quantity' },
] as const

const detailNames = [
  ...measures.map(({ name }) => name),
  'barcode',
  'salePrice',
  'saleFrom',
  'saleUntil',
  'custom',
] as const

/** One-line summary of the details. */
function toldOf(variant: ProductValues['variants'][number] | undefined): string {
  const { weight, length, width, height, barcode, salePrice } = variant ?? {}
  const sides = [length, width, height].filter((side) => side)
  const told = [
    salePrice ? `Sale: ${formatPrice(salePrice)}` : '',
    weight ? `${weight.toLocaleString('en-IN')} g` : '',
    sides.length > 0 ? `${sides.map((side) => side?.toLocaleString('en-IN')).join(' × ')} mm` : '',
    barcode ?? '',
  ]
  return told.filter(Boolean).join(' · ')
}

type Control = {
  id: string
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  'aria-describedby': string | undefined
}

type CellProps = {
  label: string
  headings: Headings
  error?: string
  className?: string
  children: (control: Control) => ReactNode
}

function Cell({ label, headings, error, className = '', children }: CellProps) {
  const id = useId()
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className={headingClasses[headings]}>
        {label}
        {required.has(label) && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-required': required.has(label) || undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}
