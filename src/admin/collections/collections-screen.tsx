import { Link, linkOptions, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { listCollections } from '../../server/modules/selling/collections/collections.contract.ts'
import { plainAddress } from '../../shared/content/kinds/index.ts'
import type { CollectionRow } from '../../shared/selling/catalogue/collections.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { useList } from '../ui/list.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { Screen } from '../ui/screen.tsx'

/** Products that the shop shows together, chosen one by one or found by a rule. */
export function CollectionsScreen() {
  const search = useSearch({ from: '/catalogue/collections' })
  const list = useList({ contract: listCollections, search, sort: 'title', order: 'ascend' })
  const add = (
    <Link to="/catalogue/collections/new" className={buttonClass()}>
      <Plus className="size-4" aria-hidden />
      New collection
    </Link>
  )
  return (
    <Screen title="Collections" actions={add} measure="narrow">
      <ListTools list={list} search="Search collections" />
      <DataTable
        list={list}
        label="Collections"
        columns={columns}
        link={({ _id }) => linkOptions({ to: '/catalogue/collections/$id', params: { id: _id } })}
        empty={
          <EmptyList
            heading="There are no collections yet"
            text="Gather products by hand, such as gifts for Diwali, or by a rule that keeps itself up to date."
            begin={add}
          />
        }
      />
    </Screen>
  )
}

const columns: Column<CollectionRow>[] = [
  {
    title: 'Name',
    sort: 'title',
    phone: 'lead',
    cell: ({ title, path }) => (
      <span className="wrap-anywhere">
        {title}
        <span className="block text-sm text-ink-soft">{plainAddress('collection', path)}</span>
      </span>
    ),
  },
  { title: 'Products are', phone: 'line', cell: ({ byRule }) => (byRule ? 'Found by a rule' : 'Hand-picked') },
  {
    title: 'Products',
    align: 'end',
    phone: 'side',
    width: '7rem',
    cell: ({ products }) => products.toLocaleString('en-IN'),
  },
]
