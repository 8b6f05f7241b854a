import { Controller } from 'react-hook-form'
import { ProductPicker } from '../catalogue/product-picker.tsx'
import { Part } from '../ui/screen.tsx'
import type { ProductFormApi } from './product-values.ts'

/** Complementary products that staff choose. Products often bought together are computed from orders. */
export function ComplementsPart({ form, id }: { form: ProductFormApi; id: string | undefined }) {
  return (
    <Part title="Goes well with" note="Shown on its page. What is often bought together is counted from orders.">
      <Controller
        control={form.control}
        name="complementIds"
        render={({ field, fieldState }) => (
          <ProductPicker
            label="Products"
            value={field.value ?? []}
            onChange={field.onChange}
            error={firstText(fieldState.error)}
            most={12}
            except={id}
          />
        )}
      />
    </Part>
  )
}

/** The first error of the list or of one of its items. */
function firstText(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(firstText).find((text) => text !== undefined)
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}
