import { Link, useSearch } from '@tanstack/react-router'
import { listImportItems } from '../../server/modules/selling/product-imports/product-imports.contract.ts'
import type { ImportItem, ProductImport } from '../../shared/selling/catalogue/product-imports.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { useList } from '../ui/list.ts'
import { ViewTabs } from '../ui/tabs.tsx'
import { wordOf } from './import-words.ts'

/** The products of a file, by what importing them does. */
export function ImportItems({ record: { _id, counts } }: { record: ProductImport }) {
  const search = useSearch({ from: '/products/imports/$id' })
  const list = useList({
    contract: listImportItems,
    search,
    sort: 'line',
    order: 'ascend',
    always: { import: _id },
  })
  const views = [
    { title: 'All', count: counts.add + counts.change + counts.same + counts.fault, filters: {} },
    { title: 'New', count: counts.add, filters: { kind: 'add' } },
    { title: 'Changed', count: counts.change, filters: { kind: 'change' } },
    { title: 'Large price changes', count: counts.jump, filters: { kind: 'jump' } },
    { title: 'Worth a look', count: counts.noted, filters: { kind: 'noted' } },
    { title: 'Left out', count: counts.fault + counts.refused + counts.kept, filters: { kind: 'fault' } },
  ]
  return (
    <>
      <ViewTabs label="Products of the file" search={search} views={views} />
      <DataTable
        list={list}
        label="Products of the file"
        columns={columns}
        empty={<EmptyState heading="None" text="There are no such products in this file." />}
      />
    </>
  )
}

const columns: Column<ImportItem>[] = [
  { title: 'Line', phone: 'none', align: 'end', width: '5rem', cell: ({ line }) => line.toLocaleString('en-IN') },
  { title: 'Product', phone: 'lead', width: '30%', cell: (item) => <Name item={item} /> },
  {
    title: 'What happens',
    phone: 'side',
    width: '9rem',
    cell: (item) => <Badge tone={wordOf(item).tone}>{wordOf(item).title}</Badge>,
  },
  { title: 'Details', phone: 'line', cell: (item) => <Details item={item} /> },
]

function Name({ item: { name, productId, outcome, action } }: { item: ImportItem }) {
  const isThere = productId !== null && (action !== 'ADD' || outcome === 'DONE' || outcome === 'KEPT')
  if (!isThere) return <span className="wrap-anywhere">{name || 'Without a name'}</span>
  return (
    <Link to="/products/$id" params={{ id: productId }} className="text-link wrap-anywhere">
      {name}
    </Link>
  )
}

/** Most changes and faults that are listed of one product. */
const most = 6

function Details({ item: { changes, faults, line } }: { item: ImportItem }) {
  const lines = [
    ...faults.map((fault) => ({
      key: `${fault.line} ${fault.column} ${fault.text}`,
      text: `${fault.line === line ? '' : `Line ${fault.line}: `}${fault.column ? `${fault.column}: ` : ''}${fault.text}`,
    })),
    ...changes.map(({ field, sku, before, after }) => ({
      key: `${field} ${sku}`,
      text: `${field}${sku ? ` (${sku})` : ''}${before || after ? `: ${before || 'none'} → ${after || 'none'}` : ''}`,
    })),
  ]
  const more = lines.length - most
  return (
    <ul className="grid gap-0.5 text-sm text-ink-soft wrap-anywhere">
      {lines.slice(0, most).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  )
}
