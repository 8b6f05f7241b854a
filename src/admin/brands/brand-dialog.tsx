import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changeBrand, createBrand } from '../../server/modules/selling/brands/brands.contract.ts'
import { type BrandRow, brandInput } from '../../shared/selling/catalogue/brands.ts'
import { pathOf } from '../../shared/selling/catalogue/path-segment.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useRefreshCatalogue } from '../catalogue/calls.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useRecordForm } from '../ui/record-form.ts'

type Props = {
  /** The brand to edit; undefined for a new one. */
  brand?: BrandRow
  onClose: () => void
  onSaved?: (id: string) => void
}

const schema = brandInput.required()

/** A brand's name and address. A new brand's address follows its name until it is edited. */
export function BrandDialog({ brand, onClose, onSaved }: Props) {
  const refresh = useRefreshCatalogue()
  const [touched, setTouched] = useState(brand !== undefined)
  const record = useRecordForm({
    schema,
    values: { name: brand?.name ?? '', path: brand?.path ?? '' },
    save: async (values) => {
      const { data } = brand
        ? await call(changeBrand, { params: { id: brand._id }, body: values })
        : await call(createBrand, { body: values })
      await refresh()
      toast.success(brand ? 'Brand saved' : 'Brand added')
      onSaved?.(data._id)
      onClose()
      return values
    },
  })
  const { form } = record
  const { errors } = form.formState
  return (
    <FormDialog
      title={brand ? 'Edit brand' : 'New brand'}
      size="small"
      onClose={onClose}
      action={brand ? 'Save' : 'Add brand'}
      record={record}
    >
      <TextField
        label="Name"
        required
        error={errors.name?.message}
        {...form.register('name', {
          onChange: ({ target }) => !touched && form.setValue('path', pathOf(target.value)),
        })}
      />
      <TextField
        label="URL"
        required
        hint="Used in the URLs of filtered lists."
        error={errors.path?.message}
        {...form.register('path', { onChange: () => setTouched(true) })}
      />
    </FormDialog>
  )
}
