import { linkOptions, useSearch } from '@tanstack/react-router'
import { countReturns, listReturns } from '../../../server/modules/selling/orders/staff-orders.contract.ts'
import { type ReturnState, returnStates } from '../../../shared/selling/orders/return-states.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useCounts, useList } from '../../ui/list.ts'
import { filtersOf } from '../../ui/list-search.ts'
import { ListTools } from '../../ui/list-tools.tsx'
import { useZone } from '../../ui/me.ts'
import { Screen } from '../../ui/screen.tsx'
import { ViewTabs } from '../../ui/tabs.tsx'
import { returnColumns } from './return-columns.tsx'

const states = Object.keys(returnStates) as ReturnState[]

/** Returns of all orders, by what is to be done with them. */
export function ReturnsScreen() {
  const search = useSearch({ from: '/orders/returns' })
  const list = useList({ contract: listReturns, search, sort: 'requested', order: 'descend' })
  const { state: _, ...filters } = filtersOf(list.search)
  const counts = useCounts(listReturns, countReturns, filters)
  const zone = useZone()
  const all = counts && states.reduce((sum, state) => sum + (counts.by[state] ?? 0), 0)
  const views = states.map((state) => ({ title: returnStates[state], count: counts?.by[state], filters: { state } }))
  return (
    <Screen title="Returns" back={{ to: '/orders', title: 'Orders' }}>
      <ViewTabs
        label="Returns by state"
        search={list.search}
        views={[{ title: 'All', count: all, filters: {} }, ...views]}
      />
      <ListTools list={list} search="Search by number, name, email or mobile" />
      <DataTable
        list={list}
        label="Returns"
        columns={returnColumns(zone)}
        link={({ order }) => linkOptions({ to: '/orders/$id', params: { id: order._id } })}
        empty={
          <EmptyState
            heading="No returns"
            text="When a customer asks to return items, or you record that they do, the return is shown here."
          />
        }
      />
    </Screen>
  )
}
