import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { counted } from '../ui/counted.ts'
import { Part } from '../ui/screen.tsx'
import { addMissing, missing } from './choices.ts'
import { FillAll } from './fill-all.tsx'
import { optionsOf, type ProductFormApi, variantsOf, withOptions } from './product-values.ts'
import { OnlyVariant, VariantHeadings, VariantRow } from './variant-row.tsx'

/** SKU, price, list price and stock: of the one variant, or of each. */
export function VariantsPart({ form }: { form: ProductFormApi }) {
  const options = optionsOf(useWatch({ control: form.control, name: 'options' }))
  const { fields, remove } = useFieldArray({ control: form.control, name: 'variants', keyName: 'key' })
  const fault = form.formState.errors.variants
  const variants = fields.map(withOptions)
  const several = options.length > 0
  const lacking = missing({ options, variants }).length
  const offerAll = () => {
    const all = addMissing({ options, variants: variantsOf(form) })
    form.setValue('variants', all.variants, { shouldDirty: true })
  }
  return (
    <Part
      title={several ? 'Variants' : 'Price and stock'}
      note={several ? counted(variants.length, 'variant') : undefined}
      actions={several && variants.length > 1 ? <FillAll form={form} /> : undefined}
    >
      <FieldGroup label={several ? 'Variants' : 'Price and stock'} error={fault?.root?.message ?? fault?.message}>
        {several && <VariantHeadings />}
        <ul>
          {several ? (
            variants.map((variant, index) => (
              <VariantRow
                // Saving gives each a new `key`, but its details stay open.
                key={variant._id ?? variant.key}
                form={form}
                index={index}
                options={options}
                variant={variant}
                onRemove={variants.length > 1 ? () => remove(index) : undefined}
              />
            ))
          ) : (
            <OnlyVariant form={form} />
          )}
        </ul>
      </FieldGroup>
      {several && lacking > 0 && (
        <Button look="secondary" className="mt-3" onClick={offerAll}>
          {lacking === 1 ? 'Add the missing combination' : `Add the ${lacking} missing combinations`}
        </Button>
      )}
    </Part>
  )
}
