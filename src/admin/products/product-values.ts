import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { defaultsOf } from '../../shared/fields.ts'
import {
  type EditableProduct,
  type productChange,
  productFields,
} from '../../shared/selling/catalogue/products-admin.ts'
import { staffVariantFields, variantFields } from '../../shared/selling/catalogue/variants.ts'
import type { FormVariant, Option } from './choices.ts'

export type ProductValues = z.input<typeof productChange>
export type CheckedValues = z.output<typeof productChange>
export type ProductFormApi = UseFormReturn<ProductValues, unknown, CheckedValues>

/** Initial values of a new product's form. */
export const emptyProduct: ProductValues = {
  ...defaultsOf(productFields),
  name: '',
  path: '',
  categoryIds: [],
  // No price until one is entered: a price of 0 would give the product away.
  variants: [
    {
      ...defaultsOf(variantFields),
      ...defaultsOf(staffVariantFields),
      sku: '',
      price: Number.NaN,
      mrp: Number.NaN,
      stock: 0,
    },
  ],
  media: [],
  revision: 0,
}

/** Form values of a stored product, with the stock that its editor sees. */
export function valuesOf(product: EditableProduct): ProductValues {
  const { _id: _, currency: __, created: ___, changed: ____, variants, ...values } = product
  return { ...values, variants: variants.map((variant) => ({ ...variant, stockSeen: variant.stock })) }
}

/** The form's variants; those without options get an empty record. */
export function variantsOf(form: ProductFormApi): FormVariant[] {
  return form.getValues('variants').map(withOptions)
}

export function withOptions<T extends ProductValues['variants'][number]>(variant: T): T & FormVariant {
  return { ...variant, sku: variant.sku ?? '', options: variant.options ?? {} }
}

/** The form's options with their looks. */
export function optionsOf(options: ProductValues['options']): Option[] {
  return (options ?? []).map(({ looks, ...option }) => ({
    ...option,
    looks: looks?.map(({ value, picture = '', swatch = '' }) => ({ value, picture, swatch })),
  }))
}
