import type { z } from 'zod'
import { indianStates } from '../../shared/people/indian-states.ts'
import { numberIn, seriesOf } from '../../shared/selling/invoices/invoice-numbers.ts'
import { stateOfGstin } from '../../shared/sites/gstin.ts'
import { businessForm, type Settings } from '../../shared/sites/settings-admin.ts'
import { dayIn } from '../../shared/zoned-time.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useZone } from '../ui/me.ts'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part } from '../ui/screen.tsx'
import { useSettingsForm } from './settings-form.ts'
import { SettingsFrame, WithSettings } from './settings-frame.tsx'

/** Who sells: what invoices and emails say of the seller, and whom customers can turn to. */
export function BusinessScreen() {
  return (
    <SettingsFrame here="/settings/business">
      <WithSettings>{(settings) => <BusinessForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  )
}

const states = indianStates.map((name) => ({ value: name, title: name }))

/** A state as the forms offer them. */
const known = (state: string) => indianStates.find((name) => name === state) ?? ''

function pick({ gst, business, invoicePrefixes }: Settings): z.input<typeof businessForm> {
  const { address } = business
  return {
    gst: { number: gst.number, state: known(gst.state), composition: gst.composition },
    business: { ...business, address: { ...address, state: known(address.state) } },
    invoicePrefixes,
  }
}

const useBusinessForm = (settings: Settings) => useSettingsForm({ settings, schema: businessForm, pick })

type PartProps = { form: ReturnType<typeof useBusinessForm>['form'] }

function BusinessForm({ settings }: { settings: Settings }) {
  const record = useBusinessForm(settings)
  const { form } = record
  const { gst, business } = form.watch()
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      {gst.number && !business.address.line1 && (
        <Notice kind="info" className="mb-6">
          A tax invoice needs the seller’s address. Enter it below.
        </Notice>
      )}
      <RegistrationPart form={form} />
      <AddressPart form={form} />
      <NumbersPart form={form} />
      <ContactPart form={form} />
      <GrievancePart form={form} />
      <SaveBar form={record} name="the settings" />
    </form>
  )
}

function RegistrationPart({ form: { formState, register, setValue } }: PartProps) {
  const { gst, business } = formState.errors
  return (
    <Part
      title="Registration"
      note="GST is included in every price. The state decides whether CGST and SGST or IGST applies."
    >
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">
        <TextField
          label="Legal name"
          hint="As it is registered. Invoices show it; if empty, they show the site's name."
          maxLength={120}
          autoComplete="organization"
          className="sm:col-span-2"
          error={business?.legalName?.message}
          {...register('business.legalName')}
        />
        <TextField
          label="GSTIN"
          hint="Leave empty if you are not registered for GST."
          placeholder="27AAPFU0939F1ZV"
          maxLength={15}
          autoCapitalize="characters"
          spellCheck={false}
          error={gst?.number?.message}
          {...register('gst.number', {
            // Its first two digits are the state's.
            onChange: ({ target }) => {
              const state = stateOfGstin(String(target.value).trim())
              if (state) setValue('gst.state', state, { shouldDirty: true })
            },
          })}
        />
        <SelectField
          label="State of registration"
          placeholder="Choose a state"
          options={states}
          error={gst?.state?.message}
          {...register('gst.state')}
        />
        <TextField
          label="PAN"
          placeholder="AAPFU0939F"
          maxLength={10}
          autoCapitalize="characters"
          spellCheck={false}
          error={business?.pan?.message}
          {...register('business.pan')}
        />
        <Checkbox
          label="We pay GST under the composition scheme, so orders have no GST and a bill of supply"
          className="sm:col-span-2"
          {...register('gst.composition')}
        />
      </div>
    </Part>
  )
}

function AddressPart({ form: { formState, register } }: PartProps) {
  const address = formState.errors.business?.address
  return (
    <Part title="Address" note="Shown on invoices and at the foot of emails.">
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">
        <TextField
          label="Building and street"
          maxLength={120}
          autoComplete="address-line1"
          className="sm:col-span-2"
          error={address?.line1?.message}
          {...register('business.address.line1')}
        />
        <TextField
          label="Area"
          maxLength={120}
          autoComplete="address-line2"
          className="sm:col-span-2"
          error={address?.line2?.message}
          {...register('business.address.line2')}
        />
        <TextField
          label="City"
          maxLength={120}
          autoComplete="address-level2"
          error={address?.city?.message}
          {...register('business.address.city')}
        />
        <TextField
          label="PIN code"
          inputMode="numeric"
          autoComplete="postal-code"
          error={address?.pincode?.message}
          {...register('business.address.pincode')}
        />
        <SelectField
          label="State"
          placeholder="Choose a state"
          options={states}
          error={address?.state?.message}
          {...register('business.address.state')}
        />
      </div>
    </Part>
  )
}

const documents = [
  { name: 'invoice', title: 'Invoices' },
  { name: 'billOfSupply', title: 'Bills of supply' },
  { name: 'creditNote', title: 'Credit notes' },
] as const

/** A changed prefix begins a series of its own. */
function NumbersPart({ form: { formState, register, watch } }: PartProps) {
  const prefixes = watch('invoicePrefixes')
  const day = dayIn(new Date(), useZone())
  return (
    <Part
      title="Invoice numbers"
      note="Each series starts at 1 every financial year, in April, and has no gaps. Another prefix begins a new series."
    >
      <div className="grid max-w-xl gap-5 sm:grid-cols-3">
        {documents.map(({ name, title }) => (
          <TextField
            key={name}
            label={title}
            hint={numberIn(seriesOf(prefixes[name].trim().toUpperCase(), day), 1)}
            maxLength={3}
            autoCapitalize="characters"
            spellCheck={false}
            error={formState.errors.invoicePrefixes?.[name]?.message}
            {...register(`invoicePrefixes.${name}`)}
          />
        ))}
      </div>
    </Part>
  )
}

function ContactPart({ form: { formState, register } }: PartProps) {
  const { business } = formState.errors
  return (
    <Part title="Contact" note="Customers reach you here, and an email comes here for each new order.">
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">
        <TextField
          label="Contact email"
          type="email"
          maxLength={254}
          error={business?.email?.message}
          {...register('business.email')}
        />
        <TextField
          label="Contact phone"
          type="tel"
          maxLength={30}
          error={business?.phone?.message}
          {...register('business.phone')}
        />
      </div>
    </Part>
  )
}

function GrievancePart({ form: { formState, register } }: PartProps) {
  const grievance = formState.errors.business?.grievance
  return (
    <Part title="Grievance officer" note="Online shops in India must name a person who answers complaints.">
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">
        <TextField
          label="Officer’s name"
          maxLength={120}
          className="sm:col-span-2"
          error={grievance?.name?.message}
          {...register('business.grievance.name')}
        />
        <TextField
          label="Officer’s email"
          type="email"
          maxLength={254}
          error={grievance?.email?.message}
          {...register('business.grievance.email')}
        />
        <TextField
          label="Officer’s phone"
          type="tel"
          maxLength={30}
          error={grievance?.phone?.message}
          {...register('business.grievance.phone')}
        />
      </div>
    </Part>
  )
}
