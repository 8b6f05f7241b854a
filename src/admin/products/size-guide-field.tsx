import { SelectField } from '../../ui/select-field.tsx'
import { useSizeGuides } from '../catalogue/calls.ts'
import type { ProductFormApi } from './product-values.ts'

/** Left out while the site has no size guide. */
export function SizeGuideField({ form }: { form: ProductFormApi }) {
  const { data: guides = [] } = useSizeGuides()
  if (guides.length === 0) return null
  return (
    <SelectField
      label="Size guide"
      placeholder="That of its category"
      error={form.formState.errors.sizeGuideId?.message}
      options={guides.map(({ _id, title }) => ({ value: _id, title }))}
      {...form.register('sizeGuideId', { setValueAs: (id: string | null) => id || null })}
    />
  )
}
