import { Controller } from 'react-hook-form'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changePin, createPin, listPins } from '../../server/modules/selling/search/search-admin.contract.ts'
import { type PinRow, pinInput } from '../../shared/selling/catalogue/search-admin.ts'
import { TextField } from '../../ui/text-field.tsx'
import { ProductsControl } from '../fields/controls/products.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useRefresh } from '../ui/list.ts'
import { useRecordForm } from '../ui/record-form.ts'

type Props = {
  /** The pin to edit; undefined for a new one. */
  pin?: PinRow
  onClose: () => void
}

const products = {
  name: 'paths',
  label: 'Products, the first on top',
  control: 'products',
  default: [],
  most: 20,
} as const

/** Which products stand first for a search. */
export function PinDialog({ pin, onClose }: Props) {
  const refresh = useRefresh(listPins)
  const record = useRecordForm({
    schema: pinInput,
    values: { phrase: pin?.phrase ?? '', paths: pin?.paths ?? [] },
    save: async (values) => {
      if (pin) await call(changePin, { params: { id: pin._id }, body: values })
      else await call(createPin, { body: values })
      await refresh()
      toast.success(pin ? 'Pinned results saved' : 'Pinned results added')
      onClose()
      return values
    },
  })
  const { form } = record
  const { errors } = form.formState
  return (
    <FormDialog
      title={pin ? 'Edit pinned results' : 'New pinned results'}
      onClose={onClose}
      action={pin ? 'Save' : 'Add'}
      record={record}
    >
      <TextField
        label="Search"
        required
        hint="What shoppers type, such as diwali gifts. Spellings that sound the same count as the same."
        error={errors.phrase?.message}
        {...form.register('phrase')}
      />
      <Controller
        control={form.control}
        name="paths"
        render={({ field }) => (
          <ProductsControl
            field={products}
            path={['paths']}
            value={field.value}
            onChange={field.onChange}
            issues={errors.paths?.message ? [{ path: [], message: errors.paths.message }] : []}
          />
        )}
      />
    </FormDialog>
  )
}
