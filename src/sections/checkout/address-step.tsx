import { Plus } from 'lucide'
import { useState } from 'react'
import type { SavedAddress } from '../../shared/people/address.ts'
import type { Person } from '../../shared/people/customer.ts'
import { t } from '../../shared/words.ts'
import { AddressLines } from '../../ui/address-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { LoadedAddressForm } from '../address-book/loaded-address-form.tsx'
import { RemoveAddress } from '../address-book/remove-address.tsx'

type Props = {
  addresses: SavedAddress[]
  chosen: SavedAddress | undefined
  person: Person | undefined
  onChoose: (id: string) => void
}

/** Chooses, adds, changes or removes an address. Without saved addresses the form is open at once. */
export function AddressStep({ addresses, chosen, person, onChoose }: Props) {
  const [open, setOpen] = useState<'new' | SavedAddress>()
  const close = () => setOpen(undefined)
  const saved = ({ _id }: SavedAddress) => {
    onChoose(_id)
    close()
  }
  if (addresses.length === 0) return <LoadedAddressForm person={person} onSaved={saved} />
  if (open)
    return (
      <LoadedAddressForm address={open === 'new' ? undefined : open} person={person} onSaved={saved} onCancel={close} />
    )
  const cards = addresses.map((address) => ({
    value: address._id,
    title: <bdi className="font-semibold">{address.name}</bdi>,
    description: <AddressLines address={address} named={false} />,
    after: <CardActs address={address} onEdit={() => setOpen(address)} />,
  }))
  return (
    <>
      <RadioCards
        label={t('Deliver to')}
        labelHidden
        name="address"
        cards={cards}
        value={chosen?._id ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      />
      <Button look="quiet" className="mt-2 -ml-3" onClick={() => setOpen('new')}>
        <LineIcon of={Plus} className="size-5" />
        {t('Add an address')}
      </Button>
    </>
  )
}

function CardActs({ address, onEdit }: { address: SavedAddress; onEdit: () => void }) {
  return (
    <div className="flex flex-wrap gap-x-5 text-sm text-ink-soft">
      <button type="button" className="min-h-11 underline underline-offset-4 hover:text-ink" onClick={onEdit}>
        {t('Edit')}
        <span className="sr-only"> {t('the address of {name}', { name: address.name })}</span>
      </button>
      <RemoveAddress id={address._id} name={address.name} />
    </div>
  )
}
