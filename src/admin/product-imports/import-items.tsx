import { Link, useSearch } from '@tanstack/react-router'
import { listImportItems } from '../../server/modules/selling/product-imports/product-imports.contract.ts'
import type { ImportItem, ProductImport } from '../../shared/selling/catalogue/product-imports.ts'
import { cut } from '../../shared/text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { counted, grouped } from '../ui/counted.ts'
import { DataTable } from '../ui/data-table.tsx'
import { useList } from '../ui/list.ts'
import { ViewTabs } from '../ui/tabs.tsx'
import { wordOf } from './import-words.ts'

/** The products of a file, by what importing them does. */
export function ImportItems({ record: { _id, counts, reasons } }: { record: ProductImport }) {
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
      {reasons.length > 0 && <Reasons reasons={reasons} />}
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

/** Reasons for which several products are left out. */
function Reasons({ reasons }: Pick<ProductImport, 'reasons'>) {
  return (
    <section className="mb-6 max-w-[60ch]">
      <h2 className="mb-2 text-lg">Most frequent reasons</h2>
      <ul className="grid list-disc gap-1 pl-5 text-sm wrap-anywhere">
        {reasons.map((reason, at) => (
          <li key={at}>
            {shortened(faultText(reason))} <span className="text-ink-soft">{counted(reason.products, 'product')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const faultText = ({ column, text }: { column: string; text: string }) => (column ? `${column}: ${text}` : text)

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

/** A text may repeat a cell of any length. */
const longest = 300
const shortened = (text: string) => (text.length > longest ? `${cut(text, longest)} …` : text)

function Details({ item: { changes, faults, line } }: { item: ImportItem }) {
  const lines = [
    ...faults.map((fault) => `${fault.line === line ? '' : `Line ${grouped(fault.line)}: `}${faultText(fault)}`),
    ...changes.map(({ field, sku, before, after }) => {
      const values = before || after ? `: ${before || 'none'} → ${after || 'none'}` : ''
      return `${field}${sku ? ` (${sku})` : ''}${values}`
    }),
  ]
  const more = lines.length - most
  return (
    <ul className="grid gap-0.5 text-sm text-ink-soft wrap-anywhere">
      {lines.slice(0, most).map((text, at) => (
        <li key={at}>{shortened(text)}</li>
      ))}
      {more > 0 && <li>and {grouped(more)} more</li>}
    </ul>
  )
}
