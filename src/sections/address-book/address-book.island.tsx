import { Plus } from 'lucide'
import { useState } from 'react'
import { usePerson } from '../../client/account.ts'
import { useAddresses } from '../../client/addresses.ts'
import { toast } from '../../client/toast.ts'
import { AccountShell } from '../../features/account/account-shell.tsx'
import type { SavedAddress } from '../../shared/people/address.ts'
import type { Person } from '../../shared/people/customer.ts'
import { t } from '../../shared/words.ts'
import { AddressLines } from '../../ui/address-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { LoadedAddressForm } from './loaded-address-form.tsx'
import { RemoveAddress } from './remove-address.tsx'

type Props = { heading: string; emptyText: string; preview: { addresses: SavedAddress[]; person: Person } | null }

/** Key of a new address among the ids of saved ones. */
const fresh = 'new'

export default function AddressBook({ heading, emptyText, preview }: Props) {
  const { data: addresses, fault, retry } = useAddresses(preview?.addresses)
  const { data: person } = usePerson(preview?.person)
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  const saved = () => {
    close()
    toast.success(t('Address saved'))
  }
  const add = <AddButton onClick={() => setOpen(fresh)} />
  const isEmpty = addresses?.length === 0
  const mayAdd = addresses !== undefined && open !== fresh
  return (
    <AccountShell
      current="addresses"
      heading={heading}
      aside={mayAdd && !isEmpty && add}
      preview={preview?.person ?? null}
    >
      {fault && <LoadFault text={fault} retry={retry} />}
      {!addresses && !fault && <AddressSkeleton />}
      {open === fresh && (
        <div className="mb-10 border-b border-line pb-10">
          <LoadedAddressForm person={person} onSaved={saved} onCancel={close} />
        </div>
      )}
      {mayAdd && isEmpty && (
        <EmptyState heading={t('No address yet')} text={emptyText}>
          {add}
        </EmptyState>
      )}
      <ul className="grid gap-x-12 empty:hidden sm:grid-cols-2">
        {addresses?.map((address) => (
          <li
            key={address._id}
            className={`border-t border-line pt-5 pb-6 ${open === address._id ? 'sm:col-span-2' : ''}`}
          >
            {open === address._id ? (
              <LoadedAddressForm address={address} onSaved={saved} onCancel={close} />
            ) : (
              <SavedCard address={address} onEdit={() => setOpen(address._id)} />
            )}
          </li>
        ))}
      </ul>
    </AccountShell>
  )
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button look="secondary" onClick={onClick}>
      <LineIcon of={Plus} className="size-5" />
      {t('Add an address')}
    </Button>
  )
}

const kindTitles = { HOME: 'Home', WORK: 'Work', OTHER: 'Other' }

function SavedCard({ address, onEdit }: { address: SavedAddress; onEdit: () => void }) {
  return (
    <article>
      <p className="mb-2 text-sm text-ink-soft">
        {t(kindTitles[address.kind])}
        {address.isDefault && ` · ${t('Used unless you choose another')}`}
      </p>
      <AddressLines address={address} />
      <div className="mt-2 flex flex-wrap gap-x-5 text-sm text-ink-soft">
        <button type="button" className="min-h-11 underline underline-offset-4 hover:text-ink" onClick={onEdit}>
          {t('Edit')}
          <span className="sr-only"> {t('the address of {name}', { name: address.name })}</span>
        </button>
        <RemoveAddress id={address._id} name={address.name} />
      </div>
    </article>
  )
}

function AddressSkeleton() {
  return (
    <Loading text={t('Loading your addresses')}>
      <div className="grid gap-12 sm:grid-cols-2">
        {[0, 1].map((place) => (
          <div key={place} className="grid gap-3 border-t border-line pt-5">
            <Skeleton className="h-4 w-16" />
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-5 w-56" />
            <Skeleton className="h-5 w-48" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
