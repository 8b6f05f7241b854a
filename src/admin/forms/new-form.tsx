import { useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { call } from '../../client/call.ts'
import { createForm } from '../../server/modules/content/forms/forms.contract.ts'
import { formInput } from '../../shared/content/forms/forms.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { type Beginning, beginnings } from './beginnings.ts'
import { useRefreshForms } from './calls.ts'

const names = Object.keys(beginnings) as [Beginning, ...Beginning[]]
const schema = z.object({ name: formInput.shape.name, from: z.enum(names) })

/** Makes a form from one of those to start from, and opens it. */
export function NewForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const refresh = useRefreshForms()
  const record = useRecordForm({
    schema,
    values: { name: '', from: 'enquiry' },
    save: async (values) => {
      const definition = { fields: beginnings[values.from].fields() }
      const { data } = await call(createForm, { body: { name: values.name, definition } })
      await refresh()
      await navigate({ to: '/forms/$id', params: { id: data._id } })
      return values
    },
  })
  const { register, formState } = record.form
  return (
    <FormDialog title="New form" size="small" onClose={onClose} action="Make form" record={record}>
      <TextField label="Name" required error={formState.errors.name?.message} {...register('name')} />
      <SelectField
        label="Start with"
        options={names.map((value) => ({ value, title: beginnings[value].title }))}
        {...register('from')}
      />
    </FormDialog>
  )
}
