import { useWatch } from 'react-hook-form'
import type { Customer } from '../../../shared/people/customers-admin.ts'
import { placeOfPin } from '../../../shared/people/pincode.ts'
import { pinOf } from '../../../shared/people/written-numbers.ts'
import { AddressLines } from '../../../ui/address-lines.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Part } from '../../ui/screen.tsx'
import { AddressFields, type AddressName } from '../edits/address-fields.tsx'
import { freshAddress, type PhoneOrderApi } from './phone-order-values.ts'

type Props = { form: PhoneOrderApi; customer: Customer | undefined; delivery: string | null | undefined }

/** Where the order goes: an address of the customer, or a new one. */
export function AddressPart({ form, customer, delivery }: Props) {
  const addressId = useWatch({ control: form.control, name: 'addressId' })
  const saved = customer?.addresses ?? []
  const choose = (id: string) => {
    const dirty = { shouldDirty: true }
    form.setValue('addressId', id || undefined, dirty)
    form.setValue('address', id ? undefined : freshAddress(customer), dirty)
    form.clearErrors(['addressId', 'address'])
  }
  return (
    <Part title="Deliver to">
      {saved.length > 0 && (
        <RadioCards
          className="mb-5"
          label="Address"
          name="saved-address"
          value={addressId ?? ''}
          onChange={({ target }) => choose(target.value)}
          error={form.formState.errors.addressId?.message}
          cards={[
            ...saved.map((address) => ({ value: address._id, title: <AddressLines address={address} /> })),
            { value: '', title: 'Another address' },
          ]}
        />
      )}
      {!addressId && <NewAddress form={form} />}
      {delivery && (
        <Notice kind="danger" className="mt-4">
          {delivery}
        </Notice>
      )}
    </Part>
  )
}

function NewAddress({ form }: { form: PhoneOrderApi }) {
  const { register, formState } = form
  const errors = formState.errors.address
  const field = (name: AddressName) => ({
    ...register(`address.${name}`, {
      ...(name === 'pincode' && { onChange: ({ target }) => followPin(form, target.value) }),
    }),
    error: errors?.[name]?.message,
  })
  return <AddressFields field={field} />
}

/** Fills in the state and city of a PIN code where nothing stands yet. */
function followPin(form: PhoneOrderApi, typed: string): void {
  const pin = pinOf(typed.trim())
  if (!/^\d{6}$/.test(pin)) return
  const place = placeOfPin(pin)
  for (const name of ['address.state', 'address.city'] as const) {
    const value = name === 'address.state' ? place.state : place.city
    if (value && !form.getValues(name)) form.setValue(name, value, { shouldDirty: true })
    if (value) form.clearErrors(name)
  }
}
