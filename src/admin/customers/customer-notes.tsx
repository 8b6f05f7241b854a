import { call } from '../../client/call.ts'
import { addCustomerNote, removeCustomerNote } from '../../server/modules/over/customers/customers.contract.ts'
import type { Customer } from '../../shared/people/customers-admin.ts'
import { Notes } from '../ui/notes.tsx'
import { useShowCustomer } from './calls.ts'

/** Staff notes about a customer. */
export function CustomerNotes({ customer, zone }: { customer: Customer; zone: string }) {
  const { _id: id, notes } = customer
  const show = useShowCustomer(id)
  return (
    <Notes
      notes={notes}
      zone={zone}
      add={async (note) => show((await call(addCustomerNote, { params: { id }, body: { note } })).data)}
      remove={async (noteId) => show((await call(removeCustomerNote, { params: { id, noteId } })).data)}
    />
  )
}
