import { usePreview } from '../../features/account/at-home.ts'
import { addresses, person } from '../../features/account/preview.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import AddressBook from './address-book.island.tsx'
import { type AddressBookSection, sample, schema } from './address-book.schema.ts'

/** The saved addresses: add, change, remove (S88). */
function AddressBookView({ props }: { props: AddressBookSection }) {
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

export const addressBook = defineSection({
  type: 'address-book',
  title: 'Address book',
  category: 'account',
  schema,
  sample,
  view: AddressBookView,
  only: 'addresses',
})
