import { useEffect, useRef } from 'react'
import { useSaveAddress } from '../../client/addresses.ts'
import { rememberedPin } from '../../client/delivery.ts'
import { useCheckedForm } from '../../client/form.ts'
import { type AddressBody, addressInput, type SavedAddress } from '../../shared/people/address.ts'
import type { Person } from '../../shared/people/customer.ts'
import { fullNameOf } from '../../shared/people/full-name.ts'
import { indianStates } from '../../shared/people/indian-states.ts'
import { placeOfPin } from '../../shared/people/pincode.ts'
import { pinOf } from '../../shared/people/written-numbers.ts'
import { callingCode } from '../../shared/rules.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

const kinds = [
  { value: 'HOME', title: 'Home' },
  { value: 'WORK', title: 'Work' },
  { value: 'OTHER', title: 'Other' },
]

type Props = {
  /** The one to change; without it a new one is saved. */
  address?: SavedAddress
  /** Default name and number. */
  person?: Person
  onSaved: (address: SavedAddress) => void
  onCancel?: () => void
}

/** Adds or changes a delivery address. */
export function AddressForm({ address, person, onSaved, onCancel }: Props) {
  const save = useSaveAddress()
  const { field, submit, busy, fault, focus, setValue, textOf, clearErrors } = useCheckedForm({
    schema: addressInput,
    values: address ?? blank(person),
    send: async (body) => onSaved(await save(body, address?._id)),
  })
  // Focuses a form that the user opened; one shown from the start must not scroll the page.
  const opened = onCancel !== undefined
  useEffect(() => {
    if (opened) focus(['name'])
  }, [opened, focus])
  const pincode = field('pincode')
  /** State and city filled in from the last PIN code. Another PIN code may replace them, but not values the customer chose. */
  const told = useRef<Partial<AddressBody>>(address ? {} : rememberedPlace())
  const follow = () => {
    const place = placeOfPin(pinOf(textOf('pincode').trim()))
    for (const name of ['state', 'city'] as const) {
      const value = place[name]
      if (!value || (textOf(name) && textOf(name) !== told.current[name])) continue
      setValue(name, value)
      clearErrors(name)
      told.current = { ...told.current, [name]: value }
    }
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={address ? t('Change the address') : t('New address')}
      className="grid gap-5 sm:grid-cols-2"
    >
      {fault && (
        <Notice kind="danger" className="sm:col-span-2">
          {fault}
        </Notice>
      )}
      <TextField label={t('Name')} autoComplete="name" required {...field('name')} />
      <TextField
        label={t('Mobile Number')}
        inputMode="numeric"
        autoComplete="tel-national"
        before={callingCode}
        required
        {...field('mobileNumber')}
      />
      <TextField
        className="sm:col-span-2"
        label={t('House number and street')}
        autoComplete="address-line1"
        required
        {...field('line1')}
      />
      <TextField label={t('Area')} autoComplete="address-line2" {...field('line2')} />
      <TextField label={t('Landmark')} placeholder={t('Opposite the temple, say')} {...field('landmark')} />
      <TextField
        label={t('PIN code')}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        {...pincode}
        onChange={(event) => {
          pincode.onChange()
          if (/^\d{6}$/.test(pinOf(event.target.value))) follow()
        }}
      />
      <TextField label={t('City')} autoComplete="address-level2" required {...field('city')} />
      <SelectField
        className="sm:col-span-2"
        label={t('State')}
        autoComplete="address-level1"
        options={indianStates.map((state) => ({ value: state, title: t(state) }))}
        placeholder={t('Choose a state')}
        required
        {...field('state')}
      />
      <RadioCards
        className="sm:col-span-2"
        label={t('Kind of address')}
        layout="row"
        cards={kinds.map(({ value, title }) => ({ value, title: t(title) }))}
        {...field('kind')}
      />
      <TextField
        label={t('Business name')}
        hint={t('For an invoice to your business.')}
        autoComplete="organization"
        {...field('businessName')}
      />
      <TextField
        label="GSTIN"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="27AAPFU0939F1ZV"
        {...field('gstin')}
      />
      <Checkbox className="sm:col-span-2" label={t('Use this one unless I choose another')} {...field('isDefault')} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={busy}>
          {t('Save address')}
        </Button>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The place of the PIN code that the browser remembers (B247), to begin a new address with. */
function rememberedPlace(): Partial<AddressBody> {
  const pincode = rememberedPin()
  return pincode === undefined ? {} : { pincode, ...placeOfPin(pincode) }
}

function blank(person: Person | undefined) {
  return {
    ...rememberedPlace(),
    name: person ? fullNameOf(person) : '',
    mobileNumber: person?.mobileNumber ?? '',
    kind: 'HOME' as const,
    isDefault: false,
  }
}
