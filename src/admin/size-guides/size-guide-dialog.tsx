import { Controller } from 'react-hook-form'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changeSizeGuide, createSizeGuide } from '../../server/modules/selling/size-guides/size-guides.contract.ts'
import { type SizeGuideRow, sizeGuideChange } from '../../shared/selling/catalogue/size-guides.ts'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRefreshCatalogue } from '../catalogue/calls.ts'
import { RichTextField } from '../fields/rich-text-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { SizeTable } from './size-table.tsx'

type Props = {
  /** The guide to edit; undefined for a new one. */
  guide?: SizeGuideRow
  onClose: () => void
}

const fresh = {
  title: '',
  note: '',
  columns: ['Size', 'Chest (cm)', 'Length (cm)'],
  rows: ['S', 'M', 'L'].map((size) => [size, '', '']),
}

/** A size guide: its name, its table and a note below it. */
export function SizeGuideDialog({ guide, onClose }: Props) {
  const refresh = useRefreshCatalogue()
  const { title, note, columns, rows } = guide ?? fresh
  const record = useRecordForm({
    schema: sizeGuideChange,
    values: { title, note, columns, rows, revision: guide?.revision ?? 0 },
    save: async (values) => {
      if (guide) await call(changeSizeGuide, { params: { id: guide._id }, body: values })
      else await call(createSizeGuide, { body: values })
      await refresh()
      toast.success(guide ? 'Size guide saved' : 'Size guide added')
      onClose()
      return values
    },
  })
  const { form } = record
  const { errors } = form.formState
  return (
    <FormDialog
      title={guide ? 'Edit size guide' : 'New size guide'}
      size="large"
      onClose={onClose}
      action={guide ? 'Save' : 'Add size guide'}
      record={record}
    >
      <TextField label="Name" required error={errors.title?.message} {...form.register('title')} />
      <FieldGroup label="Table" error={errors.columns || errors.rows ? faultOf(errors) : undefined}>
        <Controller
          control={form.control}
          name="columns"
          render={({ field: columns }) => (
            <Controller
              control={form.control}
              name="rows"
              render={({ field: rows }) => (
                <SizeTable
                  columns={columns.value}
                  rows={rows.value}
                  onChange={(table) => {
                    columns.onChange(table.columns)
                    rows.onChange(table.rows)
                  }}
                />
              )}
            />
          )}
        />
      </FieldGroup>
      <Controller
        control={form.control}
        name="note"
        render={({ field, fieldState }) => (
          <RichTextField
            label="Note below the table"
            hint="How to measure, for example."
            value={field.value ?? ''}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormDialog>
  )
}

type Faults = { columns?: { message?: string }; rows?: { message?: string } }

const faultOf = ({ columns, rows }: Faults) =>
  columns?.message ?? rows?.message ?? 'Use at most 100 characters in a cell.'
