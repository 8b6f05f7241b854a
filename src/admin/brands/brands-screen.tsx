import { Link, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { listBrands, deleteBrand as removeBrand } from '../../server/modules/selling/brands/brands.contract.ts'
import type { BrandRow } from '../../shared/selling/catalogue/brands.ts'
import { Button } from '../../ui/button.tsx'
import { useRefreshCatalogue } from '../catalogue/calls.ts'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { DeleteDialog } from '../ui/delete-dialog.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { useList } from '../ui/list.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { MenuItem, MenuLine, RowMenu } from '../ui/menu.tsx'
import { SampleBadge } from '../ui/sample-badge.tsx'
import { Screen } from '../ui/screen.tsx'
import { BrandDialog } from './brand-dialog.tsx'

type Opened = { kind: 'new' } | { kind: 'edit' | 'delete'; brand: BrandRow }

export function BrandsScreen() {
  const search = useSearch({ from: '/brands' })
  const list = useList({ contract: listBrands, search, sort: 'name', order: 'ascend' })
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const add = (
    <Button onClick={() => setOpened({ kind: 'new' })}>
      <Plus className="size-4" aria-hidden />
      New brand
    </Button>
  )
  return (
    <Screen title="Brands" actions={add} measure="narrow">
      <ListTools list={list} search="Search brands" />
      <DataTable
        list={list}
        label="Brands"
        columns={columns}
        onOpen={(brand) => setOpened({ kind: 'edit', brand })}
        rowActions={(brand) => <BrandMenu brand={brand} open={setOpened} />}
        empty={
          <EmptyList
            heading="There are no brands yet"
            text="A brand is shown above the names of its products, and shoppers can filter lists by it."
            begin={add}
          />
        }
      />
      {opened?.kind === 'new' && <BrandDialog onClose={close} />}
      {opened?.kind === 'edit' && <BrandDialog brand={opened.brand} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteBrand brand={opened.brand} onClose={close} />}
    </Screen>
  )
}

const columns: Column<BrandRow>[] = [
  {
    title: 'Name',
    sort: 'name',
    phone: 'lead',
    cell: ({ _id, name }) => (
      <span className="inline-flex items-center gap-2">
        <span className="wrap-anywhere">{name}</span>
        <SampleBadge kind="brand" id={_id} />
      </span>
    ),
  },
  {
    title: 'URL',
    phone: 'line',
    cell: ({ path }) => <span className="text-ink-soft wrap-anywhere">{path}</span>,
  },
  {
    title: 'Products',
    sort: 'products',
    align: 'end',
    phone: 'side',
    width: '7rem',
    cell: ({ products }) => products.toLocaleString('en-IN'),
  },
]

function BrandMenu({ brand, open }: { brand: BrandRow; open: (opened: Opened) => void }) {
  return (
    <RowMenu label={`Actions for ${brand.name}`}>
      <MenuItem onSelect={() => open({ kind: 'edit', brand })}>Edit</MenuItem>
      <MenuItem link={<Link to="/products" search={{ brand: brand._id }} />}>View products</MenuItem>
      <MenuLine />
      <MenuItem danger="danger" onSelect={() => open({ kind: 'delete', brand })}>
        Delete
      </MenuItem>
    </RowMenu>
  )
}

function DeleteBrand({ brand, onClose }: { brand: BrandRow; onClose: () => void }) {
  const refresh = useRefreshCatalogue()
  const run = async () => {
    await call(removeBrand, { params: { id: brand._id } })
    await refresh()
    toast.success('Brand deleted')
  }
  return (
    <DeleteDialog
      leaving={{ kind: 'brand', ids: [brand._id] }}
      title={`Delete ${brand.name}?`}
      act="Delete brand"
      run={run}
      onClose={onClose}
    >
      <p>It is removed from the filters of every list.</p>
    </DeleteDialog>
  )
}
