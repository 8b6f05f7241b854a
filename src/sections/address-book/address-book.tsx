import { usePreview } from '../../features/account/at-home.ts'
import { addresses, person } from '../../features/account/preview.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import AddressBook from './address-book.island.tsx'
import type { AddressBookSection } from './address-book.schema.ts'

/** The saved addresses: add, change, remove (S88). */
export function AddressBookView({ props }: { props: AddressBookSection }) {
  const preview = usePreview('addresses', { addresses, person })
  const { heading, emptyText } = props
  return (
    <Band band={props}>
      <Island
        name="address-book"
        needs="Your address book"
        of={AddressBook}
        props={{ heading, emptyText, preview }}
        start="load"
      />
    </Band>
  )
}
