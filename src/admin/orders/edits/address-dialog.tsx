import { useState } from 'react'
import { z } from 'zod'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { correctAddress } from '../../../server/modules/selling/order-edits/order-edits.contract.ts'
import { isolated } from '../../../shared/direction.ts'
import { addressInput } from '../../../shared/people/address.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useRecordForm } from '../../ui/record-form.ts'
import { useOrderStep } from '../calls.ts'
import { AddressFields, type AddressName } from './address-fields.tsx'

const schema = z.object({ address: addressInput })

type Props = { order: StaffOrder; onClose: () => void }

/** Corrects where an order goes. */
export function AddressDialog({ order, onClose }: Props) {
  const act = useOrderStep(order._id)
  // A colleague's correction while it is open refuses this one, so that it is not overwritten.
  const [{ address: seen, addressRevision: revision }] = useState(order)
  const [values] = useState<z.input<typeof schema>>({ address: seen })
  const record = useRecordForm({
    schema,
    values,
    save: async ({ address }) => {
      await act((order) => call(correctAddress, { ...order, body: { address, revision } }))
      toast.success('Address saved')
      onClose()
      return { address }
    },
  })
  const { register, formState } = record.form
  const field = (name: AddressName) => ({
    ...register(`address.${name}`),
    error: formState.errors.address?.[name]?.message,
  })
  return (
    <FormDialog
      title={`Address of order ${order.number}`}
      size="medium"
      action="Save address"
      record={record}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        Amounts, taxes and delivery dates of the order stay. {isolated(order.customer.name)} gets an email if the place
        has changed. Their address book stays as it is.
      </p>
      <AddressFields field={field} />
    </FormDialog>
  )
}
