import { linkOptions, useSearch } from '@tanstack/react-router'
import { exportCustomers, listCustomers } from '../../server/modules/over/customers/customers.contract.ts'
import type { CustomerRow } from '../../shared/people/customers-admin.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { longDate } from '../../shared/times.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ExportCsv } from '../ui/export-csv.tsx'
import { useList } from '../ui/list.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { useZone } from '../ui/me.ts'
import { saveFile } from '../ui/save-file.ts'
import { Screen } from '../ui/screen.tsx'

/** All customers with an account in the shop, and guests who have ordered. */
export function CustomersScreen() {
  const search = useSearch({ from: '/customers' })
  const list = useList({ contract: listCustomers, search, sort: 'created', order: 'descend' })
  const zone = useZone()
  const { q } = list.search
  const save = () => saveFile(exportCustomers, { query: { q } }, 'customers.csv')
  return (
    <Screen title="Customers" actions={<ExportCsv total={list.total} save={save} />}>
      <ListTools list={list} search="Search by name, email or mobile" />
      <DataTable
        list={list}
        label="Customers"
        columns={columns(zone)}
        link={({ _id }) => linkOptions({ to: '/customers/$id', params: { id: _id } })}
        empty={<EmptyState heading="No customers yet" text="Customers who create an account appear here." />}
      />
    </Screen>
  )
}

function columns(zone: string): Column<CustomerRow>[] {
  return [
    {
      title: 'Name',
      sort: 'name',
      phone: 'lead',
      cell: ({ name, email, guest }) => (
        <span dir="auto" className="wrap-anywhere">
          {name || email}
          {guest && (
            <span className="ml-2">
              <Badge>Guest</Badge>
            </span>
          )}
        </span>
      ),
    },
    { title: 'Email', phone: 'line', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
    {
      title: 'Mobile',
      phone: 'none',
      cell: ({ mobileNumber }) => <span className="whitespace-nowrap">{mobileNumber && `+91 ${mobileNumber}`}</span>,
    },
    {
      title: 'Orders',
      align: 'end',
      phone: 'line',
      cell: ({ orders }) => (
        <>
          {orders.toLocaleString('en-IN')}
          <span className="md:hidden"> {orders === 1 ? 'order' : 'orders'}</span>
        </>
      ),
    },
    {
      title: 'Spent',
      align: 'end',
      phone: 'side',
      cell: ({ spent, currency }) => <span className="font-semibold">{formatMoney(spent, currency)}</span>,
    },
    {
      title: 'Customer since',
      sort: 'created',
      align: 'end',
      phone: 'none',
      cell: ({ created }) => <span className="whitespace-nowrap">{longDate(created, zone)}</span>,
    },
  ]
}
