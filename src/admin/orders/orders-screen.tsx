import { Link, linkOptions, useSearch } from '@tanstack/react-router'
import { countOrders, listOrders } from '../../server/modules/selling/orders/staff-orders.contract.ts'
import type { OrderStatus } from '../../shared/selling/orders/order-statuses.ts'
import { orderStatuses } from '../../shared/selling/orders/order-statuses.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { DayRange } from '../ui/day-range.tsx'
import { useCounts, useList } from '../ui/list.ts'
import { filtersOf, type ListSearch } from '../ui/list-search.ts'
import { ListFilter, ListFilters, ListTools } from '../ui/list-tools.tsx'
import { useMay, useZone } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { ViewTabs } from '../ui/tabs.tsx'
import { useUtrCount } from './calls.ts'
import { ChosenOrders } from './chosen-orders.tsx'
import { ExportOrders } from './export-orders.tsx'
import { paymentOptions, wayOptions } from './order-badges.tsx'
import { orderColumns } from './order-columns.tsx'
import { TestMode } from './payments/test-mode.tsx'

/** Every order, by what is to be done with it. */
export function OrdersScreen() {
  const search = useSearch({ from: '/orders' })
  const list = useList({ contract: listOrders, search, sort: 'created', order: 'descend' })
  const zone = useZone()
  const toCheck = useUtrCount()
  const mayHandle = useMay('handleOrders')
  return (
    <Screen
      title="Orders"
      badge={<TestMode />}
      actions={
        <>
          <Link to="/orders/invoices" className={buttonClass('secondary')}>
            Invoices
          </Link>
          <Link to="/orders/returns" className={buttonClass('secondary')}>
            Returns
          </Link>
          <Link to="/orders/reserved" className={buttonClass('secondary')}>
            Reserved items
          </Link>
          {toCheck > 0 && (
            <Link to="/orders/upi" className={buttonClass('secondary')}>
              UPI payments
            </Link>
          )}
          <ExportOrders query={filtersOf(list.search)} disabled={list.total === 0} />
          {mayHandle && (
            <Link to="/orders/new" className={buttonClass()}>
              New order
            </Link>
          )}
        </>
      }
    >
      <StatusTabs search={list.search} />
      <ListTools list={list} search="Search by number, name, email or mobile">
        <ListFilters list={list} names={['payment', 'way', 'from', 'to']}>
          <ListFilter list={list} name="payment" label="Payment" options={paymentOptions} />
          <ListFilter list={list} name="way" label="Delivery or pick-up" options={wayOptions} />
          <DayRange list={list} />
        </ListFilters>
      </ListTools>
      <DataTable
        list={list}
        label="Orders"
        columns={orderColumns(zone)}
        link={({ _id }) => linkOptions({ to: '/orders/$id', params: { id: _id } })}
        chosenActions={(ids, clear) => <ChosenOrders ids={ids} clear={clear} />}
        empty={
          <EmptyState
            heading="No orders yet"
            text="New orders appear here, with everything you need to pack and ship them."
          />
        }
      />
    </Screen>
  )
}

/** The tabs in the order of an order's life. Those that are rare are shown when there is one. */
const tabs: { status: OrderStatus; title: string; rare?: 'rare' }[] = [
  { status: 'PLACED', title: 'To pack' },
  { status: 'PACKED', title: 'To ship' },
  { status: 'SHIPPED', title: 'Shipped' },
  { status: 'DELIVERED', title: orderStatuses.DELIVERED },
  { status: 'RETURNED', title: orderStatuses.RETURNED, rare: 'rare' },
  { status: 'PENDING_PAYMENT', title: orderStatuses.PENDING_PAYMENT, rare: 'rare' },
  { status: 'CANCELLED', title: orderStatuses.CANCELLED, rare: 'rare' },
  { status: 'LAPSED', title: orderStatuses.LAPSED, rare: 'rare' },
]

function StatusTabs({ search }: { search: ListSearch }) {
  const { status: here, request, ...filters } = filtersOf(search)
  const counts = useCounts(listOrders, countOrders, filters)
  const views = tabs
    .map(({ status, title, rare }) => ({ title, rare, count: counts?.by[status], filters: { status } }))
    .filter(({ filters: { status }, rare, count }) => !rare || count || status === here)
  const all = { title: 'All', count: counts?.all, filters: {} }
  const asked = counts?.requests
  const requests = asked || request ? [{ title: 'Requests', count: asked, filters: { request: 'open' } }] : []
  return <ViewTabs label="Orders by status" search={search} views={[all, ...requests, ...views]} />
}
