import type { UseFormRegisterReturn } from 'react-hook-form'
import type { AddressBody } from '../../../shared/people/address.ts'
import { indianStates } from '../../../shared/people/indian-states.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export type AddressName = Exclude<keyof AddressBody, 'kind' | 'isDefault'>

type Field = UseFormRegisterReturn & { error: string | undefined }

const states = indianStates.map((state) => ({ value: state, title: state }))

/** The fields of a delivery address. */
export function AddressFields({ field }: { field: (name: AddressName) => Field }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Name on the parcel" required {...field('name')} />
      <TextField label="Mobile number" inputMode="numeric" before="+91" required {...field('mobileNumber')} />
      <TextField className="sm:col-span-2" label="House number and street" required {...field('line1')} />
      <TextField label="Area" {...field('line2')} />
      <TextField label="Landmark" {...field('landmark')} />
      <TextField label="PIN code" inputMode="numeric" required {...field('pincode')} />
      <TextField label="City" required {...field('city')} />
      <SelectField
        className="sm:col-span-2"
        label="State"
        options={states}
        placeholder="Choose a state"
        required
        {...field('state')}
      />
      <TextField label="Business name" {...field('businessName')} />
      <TextField label="GSTIN" autoCapitalize="characters" spellCheck={false} {...field('gstin')} />
    </div>
  )
}
