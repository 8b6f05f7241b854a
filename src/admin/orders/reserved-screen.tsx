import { linkOptions, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { releaseOrder } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { listReserved } from '../../server/modules/selling/orders/staff-orders.contract.ts'
import { isolated } from '../../shared/direction.ts'
import type { ReservedRow } from '../../shared/selling/catalogue/reserved-admin.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { counted } from '../ui/counted.ts'
import { DataTable } from '../ui/data-table.tsx'
import { useList } from '../ui/list.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { useMay, useZone } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { useOrderStep } from './calls.ts'
import { reservedColumns } from './reserved-columns.tsx'

/** Unpaid orders that reserve stock, by customer and item. */
export function ReservedScreen() {
  const search = useSearch({ from: '/orders/reserved' })
  const list = useList({ contract: listReserved, search, sort: 'until', order: 'ascend' })
  const [releasing, setReleasing] = useState<ReservedRow>()
  const zone = useZone()
  const mayCancel = useMay('cancelOrders')
  return (
    <Screen
      title="Reserved items"
      back={{ to: '/orders', title: 'Orders' }}
      note="Items in orders that are waiting for payment. They go back on sale when the time to pay is over."
    >
      <ListTools list={list} search="Search by item, customer, order" />
      <DataTable
        list={list}
        label="Reserved items"
        columns={reservedColumns(zone)}
        link={({ order }) => linkOptions({ to: '/orders/$id', params: { id: order._id } })}
        {...(mayCancel ? { rowActions: (row: ReservedRow) => <ReleaseButton row={row} onPress={setReleasing} /> } : {})}
        empty={
          <EmptyState
            heading="Nothing is reserved"
            text="While a customer pays online, what they have ordered is reserved for them and shown here."
          />
        }
      />
      {releasing && <Release row={releasing} onClose={() => setReleasing(undefined)} />}
    </Screen>
  )
}

function ReleaseButton({ row, onPress }: { row: ReservedRow; onPress: (row: ReservedRow) => void }) {
  return (
    <Button look="secondary" className="max-md:ml-3" onClick={() => onPress(row)}>
      Release<span className="sr-only"> {row.product.name}</span>
    </Button>
  )
}

function Release({ row: { order, customer }, onClose }: { row: ReservedRow; onClose: () => void }) {
  const act = useOrderStep(order._id)
  const run = async () => {
    await act((order) => call(releaseOrder, order))
    toast.success(`Order ${order.number} is cancelled`)
  }
  return (
    <Confirm title={`Release order ${order.number}?`} act="Release items" run={run} onClose={onClose}>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{counted(order.pieces, 'item goes', 'items go')} back on sale.</li>
        <li>The order is cancelled, and {isolated(customer.name || customer.email)} gets an email.</li>
        <li>If it has just been paid, it is kept.</li>
      </ul>
    </Confirm>
  )
}
