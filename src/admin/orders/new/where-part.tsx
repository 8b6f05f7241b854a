import { useWatch } from 'react-hook-form'
import type { Customer } from '../../../shared/people/customers-admin.ts'
import { callingCode } from '../../../shared/rules.ts'
import { readyText } from '../../../shared/selling/delivery/arrival-text.ts'
import type { OfferedPlace, PickUpOffer } from '../../../shared/selling/delivery/pick-up.ts'
import { PickUpLines } from '../../../ui/pick-up-lines.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Part } from '../../ui/screen.tsx'
import { AddressPart } from './address-part.tsx'
import { delivered, type PhoneOrderApi, pickedUp } from './phone-order-values.ts'

type Props = {
  form: PhoneOrderApi
  customer: Customer | undefined
  offer: PickUpOffer
  delivery: string | null | undefined
}

/** Whether the order is delivered or picked up, where the shop has places, and the address or who collects it. */
export function WherePart({ form, customer, offer: { delivers, places }, delivery }: Props) {
  const pickUp = useWatch({ control: form.control, name: 'pickUp' })
  return (
    <>
      {(places.length > 0 || pickUp) && <WayPart {...{ form, customer, delivers, places, pickUp }} />}
      {pickUp === undefined && <AddressPart {...{ form, customer, delivery }} />}
    </>
  )
}

type WayProps = Pick<Props, 'form' | 'customer'> & PickUpOffer & { pickUp: string | undefined }

const names = ['addressId', 'address', 'pickUp', 'collector'] as const

function WayPart({ form, customer, delivers, places, pickUp }: WayProps) {
  const error = form.formState.errors.pickUp?.message
  const choose = (id: string) => {
    const values = id ? pickedUp(id, { customer, ...typedIn(form) }) : delivered(customer)
    for (const name of names) form.setValue(name, values[name], { shouldDirty: true })
    form.clearErrors([...names])
  }
  return (
    <Part title="Delivery or pick-up">
      <RadioCards
        label="Delivery or pick-up"
        labelHidden
        name="way"
        value={pickUp ?? ''}
        onChange={({ target }) => choose(target.value)}
        cards={[...(delivers ? [{ value: '', title: 'Deliver' }] : []), ...places.map(asCard)]}
        {...(error && { error })}
      />
      {pickUp !== undefined && <CollectorFields form={form} />}
    </Part>
  )
}

/** Who collects it, as typed so far: at another place, or as the one to whom a new customer has it delivered. */
function typedIn({ getValues }: PhoneOrderApi) {
  const { collector, address, newCustomer } = getValues()
  if (collector) return { typed: collector }
  return newCustomer && address && { typed: { name: address.name, mobileNumber: address.mobileNumber } }
}

const asCard = (place: OfferedPlace) => ({
  value: place.id,
  title: `Pick up at ${place.name}`,
  description: (
    <>
      <PickUpLines address={place} hours={place.hours} phone={place.phone} isChoice />
      <span className="mt-1 block font-semibold text-ink">{readyText(place.ready)}</span>
    </>
  ),
})

function CollectorFields({ form: { register, formState } }: { form: PhoneOrderApi }) {
  const errors = formState.errors.collector
  return (
    <div className="mt-5 grid gap-4 sm:grid-cols-2">
      <TextField
        label="Collected by"
        required
        {...register('collector.name')}
        error={errors?.name?.message ?? errors?.message}
      />
      <TextField
        label="Mobile number"
        inputMode="numeric"
        before={callingCode}
        required
        {...register('collector.mobileNumber')}
        error={errors?.mobileNumber?.message}
      />
      <TextField
        label="GSTIN"
        hint="Of a business that collects it, for its invoice."
        autoCapitalize="characters"
        spellCheck={false}
        {...register('collector.gstin')}
        error={errors?.gstin?.message}
      />
      <TextField label="Business name" {...register('collector.businessName')} error={errors?.businessName?.message} />
      <TextField
        className="sm:col-span-2"
        label="Registered address of the business"
        {...register('collector.businessAddress')}
        error={errors?.businessAddress?.message}
      />
    </div>
  )
}
