import { indianStates } from '../../shared/people/indian-states.ts'
import { type Zone, zoneInput } from '../../shared/selling/delivery/delivery.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { AmountField } from './amount-field.tsx'
import type { ZoneFormApi } from './typed-zone.ts'
import { ZoneCharges } from './zone-charges.tsx'

type Props = {
  zone: Zone
  isNew: boolean
  /** Names that other zones have. */
  others: string[]
  onSave: (zone: Zone) => void
  onClose: () => void
}

/** One zone: its places, and how they are delivered to. It is stored with the other settings. */
export function ZoneDialog({ zone, isNew, others, onSave, onClose }: Props) {
  const schema = zoneInput.refine(({ name }) => !others.includes(name), {
    path: ['name'],
    error: 'Another zone has this name.',
  })
  const record = useRecordForm({
    schema,
    values: zone,
    save: async (checked) => {
      onSave(checked)
      onClose()
      return zone
    },
  })
  const { form } = record
  const { errors } = form.formState
  return (
    <FormDialog
      title={isNew ? 'New zone' : 'Edit zone'}
      size="large"
      action={isNew ? 'Add zone' : 'Change zone'}
      record={record}
      onClose={onClose}
    >
      <TextField label="Name" required error={errors.name?.message} {...form.register('name')} />
      <TextAreaField
        label="PIN codes"
        hint="Codes, first digits or ranges: 560001, 56, 600001-600099."
        rows={3}
        error={errors.pins?.message}
        {...form.register('pins')}
      />
      <States form={form} />
      <Checkbox label="We deliver here" {...form.register('delivers')} />
      {form.watch('delivers') && <Delivered form={form} />}
    </FormDialog>
  )
}

function States({ form }: { form: ZoneFormApi }) {
  const error = form.formState.errors.states?.message
  return (
    <FieldGroup error={error}>
      <legend className="mb-1.5 text-sm font-semibold">States</legend>
      <div className="grid max-h-56 overflow-y-auto rounded-card border border-line px-3 sm:grid-cols-2">
        {indianStates.map((state) => (
          <Checkbox key={state} label={state} value={state} {...form.register('states')} />
        ))}
      </div>
    </FieldGroup>
  )
}

function Delivered({ form }: { form: ZoneFormApi }) {
  const { errors } = form.formState
  return (
    <>
      <ZoneCharges form={form} />
      <div className="grid gap-4 sm:grid-cols-3">
        <AmountField control={form.control} name="freeFrom" label="Free delivery from" hint="0 for never." />
        <TextField
          type="number"
          inputMode="numeric"
          label="Days, at the earliest"
          min={0}
          max={90}
          error={errors.daysFrom?.message}
          {...form.register('daysFrom', { valueAsNumber: true })}
        />
        <TextField
          type="number"
          inputMode="numeric"
          label="Days, at the latest"
          hint="0 says nothing to customers."
          min={0}
          max={90}
          error={errors.daysTo?.message}
          {...form.register('daysTo', { valueAsNumber: true })}
        />
      </div>
      <Checkbox label="Cash on delivery" {...form.register('cash')} />
    </>
  )
}
