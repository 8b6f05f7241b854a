import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../client/call.ts'
import { readUsualTax } from '../../server/modules/selling/products/products.contract.ts'
import { type GstRate, gstRates } from '../../shared/selling/invoices/gst-rates.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DatedRates } from './dated-rates.tsx'
import type { ProductFormApi } from './product-values.ts'

/** HSN code and GST rate; a new product begins with those that are usual in its category. */
export function TaxFields({ form }: { form: ProductFormApi }) {
  const { errors } = form.formState
  useUsualTax(form)
  return (
    <>
      <TextField
        label="HSN code"
        inputMode="numeric"
        maxLength={8}
        error={errors.hsn?.message}
        {...form.register('hsn')}
      />
      <RateField form={form} />
      <DatedRates form={form} />
    </>
  )
}

/** 0% must be chosen like any other rate; until then the product has none. */
function RateField({ form }: { form: ProductFormApi }) {
  const [rate = 0, isChosen] = useWatch({ control: form.control, name: ['gstRate', 'gstChosen'] })
  const choose = (value: string) => {
    const change = { shouldDirty: true }
    form.setValue('gstRate', asRate(value), change)
    form.setValue('gstChosen', value !== '', change)
  }
  return (
    <SelectField
      label="GST rate"
      hint="Included in every price."
      error={form.formState.errors.gstRate?.message}
      placeholder="Not chosen"
      options={gstRates.map((rate) => ({ value: String(rate), title: `${rate}%` }))}
      value={rate !== 0 || isChosen ? String(rate) : ''}
      onChange={({ target }) => choose(target.value)}
    />
  )
}

const asRate = (value: string): GstRate => gstRates.find((rate) => rate === Number(value)) ?? 0

function useUsualTax(form: ProductFormApi): void {
  const [[category] = [], revision] = useWatch({ control: form.control, name: ['categoryIds', 'revision'] })
  const { hsn, gstRate, gstChosen } = form.formState.dirtyFields
  const isOpen = revision === 0 && !hsn && !gstRate && !gstChosen
  const { data } = useQuery({
    queryKey: ['usual-tax', category],
    queryFn: async () => (await call(readUsualTax, { query: { category: category ?? '' } })).data,
    enabled: isOpen && category !== undefined,
    // Follows the products that were saved last.
    staleTime: 0,
  })
  const { setValue } = form
  useEffect(() => {
    if (!data || !isOpen) return
    setValue('hsn', data.hsn)
    setValue('gstRate', data.gstRate)
    setValue('gstChosen', data.gstChosen)
  }, [data, isOpen, setValue])
}
