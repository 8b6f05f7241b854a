import { useQueryClient } from '@tanstack/react-query'
import { Controller, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import {
  changeCustomField,
  createCustomField,
} from '../../server/modules/selling/custom-fields/custom-fields.contract.ts'
import {
  type CustomField,
  type CustomOwner,
  customFieldInput,
  customTypes,
  filterableTypes,
  needsChoices,
} from '../../shared/selling/catalogue/custom-fields.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { TextAreaField } from '../ui/text-area-field.tsx'

type Props = {
  owner: CustomOwner
  /** The field to edit; undefined for a new one. */
  field?: CustomField
  onClose: () => void
}

const schema = customFieldInput.safeExtend({ revision: z.number().int(), archived: z.boolean() })

/** Name, type and display of a custom field. The type cannot change later. */
export function CustomFieldDialog({ owner, field, onClose }: Props) {
  const client = useQueryClient()
  const { name = '', type = 'TEXT', unit = '', choices = [], heading = '', filterable = false } = field ?? {}
  const record = useRecordForm({
    schema,
    values: {
      ...{ owner, name, type, unit, choices, heading, filterable },
      ...{ revision: field?.revision ?? 0, archived: field?.archived ?? false },
    },
    save: async (values) => {
      if (field) await call(changeCustomField, { params: { id: field._id }, body: values })
      else await call(createCustomField, { body: values })
      await client.invalidateQueries({ queryKey: ['custom-fields'] })
      toast.success(field ? 'Field saved' : 'Field added')
      onClose()
      return values
    },
  })
  const { form } = record
  const { errors } = form.formState
  const chosen = useWatch({ control: form.control, name: 'type' })
  return (
    <FormDialog
      title={field ? 'Edit field' : 'New field'}
      onClose={onClose}
      action={field ? 'Save' : 'Add field'}
      record={record}
    >
      <TextField label="Name" required error={errors.name?.message} {...form.register('name')} />
      <SelectField
        label="Type"
        hint={field && 'It cannot be changed: what was entered would no longer fit.'}
        disabled={field !== undefined}
        error={errors.type?.message}
        options={Object.entries(customTypes).map(([value, title]) => ({ value, title }))}
        {...form.register('type', {
          // The tick would not be there to be taken off.
          onChange: () => !filterableTypes.includes(form.getValues('type')) && form.setValue('filterable', false),
        })}
      />
      {chosen === 'NUMBER' && (
        <TextField label="Unit" hint="g, cm, °C" error={errors.unit?.message} {...form.register('unit')} />
      )}
      {needsChoices(chosen) && (
        <Controller
          control={form.control}
          name="choices"
          render={({ field: input, fieldState }) => (
            <TextAreaField
              label="Choices"
              hint="One on each line."
              rows={5}
              value={(input.value ?? []).join('\n')}
              error={(fieldState.error?.message ?? 'choices' in errors) ? fieldState.error?.message : undefined}
              onChange={({ target }) => input.onChange(target.value === '' ? [] : target.value.split('\n'))}
              onBlur={() => input.onChange((input.value ?? []).map((one) => one.trim()).filter(Boolean))}
            />
          )}
        />
      )}
      <TextField
        label="Heading"
        hint="Under which it is shown. If empty, with the other details."
        error={errors.heading?.message}
        {...form.register('heading')}
      />
      {owner !== 'CATEGORY' && filterableTypes.includes(chosen) && (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" {...form.register('filterable')} />
          Shoppers can filter lists by it
        </label>
      )}
    </FormDialog>
  )
}
