import { linkOptions, useSearch } from '@tanstack/react-router'
import { listUtrs } from '../../../server/modules/selling/upi/upi.contract.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useList } from '../../ui/list.ts'
import { ListTools } from '../../ui/list-tools.tsx'
import { useMay, useZone } from '../../ui/me.ts'
import { Screen } from '../../ui/screen.tsx'
import { MatchStatement } from './match-statement.tsx'
import { upiColumns } from './upi-columns.tsx'

/** UPI payments that customers say they made, to be looked for at the bank. */
export function UpiScreen() {
  const search = useSearch({ from: '/orders/upi' })
  const list = useList({ contract: listUtrs, search, sort: 'entered', order: 'ascend' })
  const zone = useZone()
  const mayHandle = useMay('handleOrders')
  return (
    <Screen
      title="UPI payments to check"
      back={{ to: '/orders', title: 'Orders' }}
      {...(mayHandle && { actions: <MatchStatement /> })}
      note="Look for each UTR and amount in your bank account, then record on the order whether the money arrived."
    >
      <ListTools list={list} search="Search by UTR, order, customer" />
      <DataTable
        list={list}
        label="UPI payments to check"
        columns={upiColumns(zone)}
        link={({ order }) => linkOptions({ to: '/orders/$id', params: { id: order._id } })}
        empty={
          <EmptyState
            heading="Nothing to check"
            text="When a customer has paid to your UPI ID, the number of the payment (UTR) is shown here."
          />
        }
      />
    </Screen>
  )
}
