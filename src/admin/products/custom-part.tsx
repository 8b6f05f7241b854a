import { Controller } from 'react-hook-form'
import { CustomInputs, useHasCustomFields } from '../catalogue/custom-inputs.tsx'
import { Part } from '../ui/screen.tsx'
import type { ProductFormApi } from './product-values.ts'

type Errors = Record<string, { message?: string } | undefined>

/** The owner's own fields of the product. */
export function CustomPart({ form }: { form: ProductFormApi }) {
  if (!useHasCustomFields('PRODUCT')) return null
  return (
    <Part title="Custom fields">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="custom"
          render={({ field }) => (
            <CustomInputs
              owner="PRODUCT"
              value={field.value ?? {}}
              onChange={field.onChange}
              errors={form.formState.errors.custom as Errors | undefined}
            />
          )}
        />
      </div>
    </Part>
  )
}

/** Those of a variant, among its details. */
export function VariantCustomFields({ form, index }: { form: ProductFormApi; index: number }) {
  return (
    <Controller
      control={form.control}
      name={`variants.${index}.custom`}
      render={({ field }) => (
        <CustomInputs
          owner="VARIANT"
          value={field.value ?? {}}
          onChange={field.onChange}
          errors={form.formState.errors.variants?.[index]?.custom as Errors | undefined}
        />
      )}
    />
  )
}
