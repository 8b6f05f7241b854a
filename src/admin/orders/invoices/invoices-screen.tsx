import { linkOptions, useSearch } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { listInvoices } from '../../../server/modules/selling/invoices/invoices.contract.ts'
import { invoiceKinds } from '../../../shared/selling/invoices/invoice.ts'
import type { InvoiceRow } from '../../../shared/selling/invoices/invoices.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { longDate } from '../../../shared/times.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/column.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useList } from '../../ui/list.ts'
import { ListFilter, ListTools } from '../../ui/list-tools.tsx'
import { useMay } from '../../ui/me.ts'
import { MenuItem, RowMenu } from '../../ui/menu.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TestMode } from '../payments/test-mode.tsx'
import { Gstr1Dialog } from './gstr-1-dialog.tsx'
import { kindTitles, useSaveInvoice } from './save-invoice.ts'

const kindOptions = invoiceKinds.map((value) => ({ value, title: kindTitles[value] }))

/** Invoices, bills of supply and credit notes, and the files of GSTR-1 that are made of them. */
export function InvoicesScreen() {
  const search = useSearch({ from: '/orders/invoices' })
  const list = useList({ contract: listInvoices, search, sort: 'issued', order: 'descend' })
  const mayExport = useMay('orders')
  const [exporting, setExporting] = useState(false)
  const { save } = useSaveInvoice()
  return (
    <Screen
      title="Invoices"
      badge={<TestMode />}
      back={{ to: '/orders', title: 'Orders' }}
      note="An invoice is issued when an order is packed, a credit note when it is cancelled or returned."
      {...(mayExport && {
        actions: (
          <Button look="secondary" onClick={() => setExporting(true)}>
            <FileText className="size-4" aria-hidden />
            GSTR-1
          </Button>
        ),
      })}
    >
      <ListTools list={list} search="Search number, order, buyer, GSTIN">
        <ListFilter list={list} name="kind" label="Document" options={kindOptions} />
      </ListTools>
      <DataTable
        list={list}
        label="Invoices"
        columns={columns}
        link={({ order }) => linkOptions({ to: '/orders/$id/print', params: { id: order._id } })}
        rowActions={(invoice) => (
          <RowMenu label={`Actions for ${invoice.number}`}>
            <MenuItem onSelect={() => void save(invoice)}>Download PDF</MenuItem>
          </RowMenu>
        )}
        empty={<EmptyState heading="No invoices yet" text="The first one is issued when you pack an order." />}
      />
      {exporting && <Gstr1Dialog onClose={() => setExporting(false)} />}
    </Screen>
  )
}

const columns: Column<InvoiceRow>[] = [
  {
    title: 'Number',
    phone: 'lead',
    cell: ({ number, kind }) => (
      <span className="flex flex-wrap items-center gap-2 font-semibold whitespace-nowrap tabular-nums">
        {number}
        {kind !== 'INVOICE' && <Badge tone={kind === 'CREDIT_NOTE' ? 'warn' : 'info'}>{kindTitles[kind]}</Badge>}
      </span>
    ),
  },
  { title: 'Issued', sort: 'issued', phone: 'line', cell: ({ issued }) => longDate(issued, 'UTC') },
  { title: 'Order', phone: 'line', cell: ({ order }) => <span className="tabular-nums">#{order.number}</span> },
  {
    title: 'Buyer',
    phone: 'line',
    cell: ({ buyer }) => (
      <span className="block min-w-0 wrap-anywhere">
        <bdi>{buyer.name}</bdi>
        {buyer.gstin && <span className="block text-sm text-ink-soft">{buyer.gstin}</span>}
      </span>
    ),
  },
  { title: 'GST', phone: 'none', align: 'end', cell: ({ tax, currency }) => formatMoney(tax, currency) },
  {
    title: 'Total',
    phone: 'side',
    align: 'end',
    cell: ({ total, currency }) => (
      <span className="font-semibold whitespace-nowrap tabular-nums">{formatMoney(total, currency)}</span>
    ),
  },
]
