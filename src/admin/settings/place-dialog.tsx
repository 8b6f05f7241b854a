import { useState } from 'react'
import type { z } from 'zod'
import { newId } from '../../shared/new-id.ts'
import { indianStates } from '../../shared/people/indian-states.ts'
import { type PickUpPlace, pickUpPlaceInput } from '../../shared/selling/delivery/pick-up.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useRecordForm } from '../ui/record-form.ts'

type Props = {
  /** Undefined for a new one. */
  place: PickUpPlace | undefined
  /** Names that other places have. */
  others: string[]
  onSave: (place: PickUpPlace) => void
  onClose: () => void
}

type Values = Omit<z.input<typeof pickUpPlaceInput>, 'state'> & { state: string }

const states = indianStates.map((state) => ({ value: state, title: state }))

/** A place before its owner enters anything: ready on the day, without cash. */
const newPlace = (): Values => ({
  ...{ id: newId(), name: '', line1: '', line2: '', city: '', state: '', pincode: '' },
  ...{ phone: '', hours: '', days: 0, cash: false },
})

/** One place: where it is, when it is open, and when an order is ready there. It is stored with the other settings. */
export function PlaceDialog({ place, others, onSave, onClose }: Props) {
  const [values] = useState(() => place ?? newPlace())
  const schema = pickUpPlaceInput.refine(({ name }) => !others.includes(name), {
    path: ['name'],
    error: 'Another place has this name.',
  })
  const record = useRecordForm({
    schema,
    values,
    save: async (checked) => {
      onSave(checked)
      onClose()
      return values
    },
  })
  const { register, formState } = record.form
  const { errors } = formState
  return (
    <FormDialog
      title={place ? 'Edit place' : 'New place'}
      size="large"
      action={place ? 'Change place' : 'Add place'}
      record={record}
      onClose={onClose}
    >
      <TextField label="Name" required error={errors.name?.message} {...register('name')} />
      <TextField label="House number and street" required error={errors.line1?.message} {...register('line1')} />
      <TextField label="Area" error={errors.line2?.message} {...register('line2')} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label="PIN code"
          inputMode="numeric"
          required
          error={errors.pincode?.message}
          {...register('pincode')}
        />
        <TextField label="City" required error={errors.city?.message} {...register('city')} />
        <SelectField
          label="State"
          placeholder="Choose a state"
          options={states}
          required
          error={errors.state?.message}
          {...register('state')}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Opening hours"
          hint="Such as Mon–Sat 11 am to 7 pm."
          error={errors.hours?.message}
          {...register('hours')}
        />
        <TextField label="Phone" inputMode="tel" error={errors.phone?.message} {...register('phone')} />
      </div>
      <TextField
        type="number"
        inputMode="numeric"
        label="Ready in days"
        hint="Counted as days of delivery are: from the day of the order, without days off and holidays. 0 is the same day."
        className="max-w-xs"
        min={0}
        max={30}
        error={errors.days?.message}
        {...register('days', { valueAsNumber: true })}
      />
      <Checkbox label="Orders can be paid here in cash, if the shop takes cash" {...register('cash')} />
    </FormDialog>
  )
}
