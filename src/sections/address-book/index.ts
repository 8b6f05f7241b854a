import { defineSection } from '../define/section.ts'
import { sample, schema } from './address-book.schema.ts'
import { AddressBookView } from './address-book.tsx'

export const addressBook = defineSection({
  type: 'address-book',
  title: 'Address book',
  category: 'account',
  schema,
  sample,
  view: AddressBookView,
  only: 'addresses',
})
