import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { defaultsOf } from '../../shared/fields.ts'
import { type EditableProduct, type productChange, productFields } from '../../shared/selling/products-admin.ts'
import { staffVariantFields, variantFields } from '../../shared/selling/variants.ts'
import type { FormVariant, Option } from './choices.ts'

export type ProductValues = z.input<typeof productChange>
export type CheckedValues = z.output<typeof productChange>
export type ProductFormApi = UseFormReturn<ProductValues, unknown, CheckedValues>

/** What the form of a new product begins with. */
export const emptyProduct: ProductValues = {
  ...defaultsOf(productFields),
  name: '',
  path: '',
  categoryIds: [],
  // Without a price until somebody gives one: a price of nothing would be a gift.
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

/** A stored product as its form holds it, with the stock that its editor sees. */
export function valuesOf(product: EditableProduct): ProductValues {
  const { _id: _, currency: __, created: ___, changed: ____, variants, ...values } = product
  return { ...values, variants: variants.map((variant) => ({ ...variant, stockSeen: variant.stock })) }
}

/** The variants of the form; one without options has an empty record. */
export function variantsOf(form: ProductFormApi): FormVariant[] {
  return form.getValues('variants').map(withOptions)
}

export function withOptions<T extends ProductValues['variants'][number]>(variant: T): T & FormVariant {
  return { ...variant, sku: variant.sku ?? '', options: variant.options ?? {} }
}

/** The options of the form, with all that is said of how their values look. */
export function optionsOf(options: ProductValues['options']): Option[] {
  return (options ?? []).map(({ looks, ...option }) => ({
    ...option,
    looks: looks?.map(({ value, picture = '', swatch = '' }) => ({ value, picture, swatch })),
  }))
}
